import { notes as contract } from '#shared/contract/notes.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { create, list, remove, update } from './notes.ts';

export const handler = apiHandler(
  contract,
  { list, create, update, delete: remove },
  createBaseDeps(),
);
