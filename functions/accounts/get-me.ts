import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { found } from '#functions/platform/app-error.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';

export const getMe: Operation<typeof contract.getMe, AccountsDeps> = async (input) =>
  ownPresenter(input)(found(input.actor.profile));
