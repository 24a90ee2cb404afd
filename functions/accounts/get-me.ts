import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { invitations } from '#functions/data/enrollments/invitations.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import { found } from '#functions/platform/app-error.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';

/** Mails of invitations are ended by the link in one of them, too: the choice that is shown is what holds. */
export const getMe: Operation<typeof contract.getMe, AccountsDeps> = async (input) => {
  const { actor, deps } = input;
  const profile = found(actor.profile);
  const address = addressHash(deps.secret, profile.email);
  const own = ownPresenter(input)(profile);
  const isWanted = own.mails.invitations && (await invitations.wantsMail(deps.table, address));
  return { ...own, mails: { ...own.mails, invitations: isWanted } };
};
