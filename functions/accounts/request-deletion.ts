import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';

/** A wish and no more: nothing is lost until an admin, who sees it beside the person, has looked. */
export const requestDeletion: Operation<typeof contract.requestDeletion, AccountsDeps> = async (
  input,
) => {
  const { actor, body, now } = input;
  const profile = found(actor.profile);
  const present = ownPresenter(input);
  if (profile.deletionRequestedAt !== null || profile.erasureDueAt !== null)
    throw new AppError('request_pending');
  expectVersion(body.version, profile, present(profile));
  const { next, item } = profiles.replace(profile, { deletionRequestedAt: iso(now) }, present);
  return { response: present(next), items: [item] };
};
