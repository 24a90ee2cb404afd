import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { found } from '#functions/platform/app-error.ts';
import { presentOwn } from './present.ts';

export const getMe: Operation<typeof contract.getMe, BaseDeps> = async ({ actor }) =>
  presentOwn(found(actor.profile), actor.roles);
