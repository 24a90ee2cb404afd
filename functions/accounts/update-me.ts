import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { invitations } from '#functions/data/enrollments/invitations.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';

export const updateMe: Operation<typeof contract.updateMe, AccountsDeps> = async (input) => {
  const { actor, body, deps } = input;
  const profile = found(actor.profile);
  const present = ownPresenter(input);
  const { version, ...changes } = body;
  expectVersion(version, profile, present(profile));
  const { next, item } = profiles.replace(profile, changes, present);
  const { email, mails } = next;
  // Said again, it is said also of what a link in a mail has ended.
  const invited = body.mails
    ? [invitations.chooseMail(addressHash(deps.secret, email), mails.invitations)]
    : [];
  return { response: present(next), items: [item, ...invited] };
};
