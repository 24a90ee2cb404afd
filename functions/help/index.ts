import { contract } from '#shared/contract/index.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { getOpenApi } from './get-open-api.ts';
import { sendMessage } from './send-message.ts';

export const handler = apiHandler(contract.help, { getOpenApi, sendMessage }, createBaseDeps());
