import { help as contract } from '#shared/contract/help.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { getOpenApi } from './get-open-api.ts';
import { sendMessage } from './send-message.ts';

export const handler = apiHandler(contract, { getOpenApi, sendMessage }, createBaseDeps());
