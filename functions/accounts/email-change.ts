import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { emailChanges } from '#functions/data/accounts/email-changes.ts';
import { invitations } from '#functions/data/enrollments/invitations.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { emailCode } from '#functions/platform/email-code.ts';
import { iso } from '#functions/platform/iso.ts';
import { sameText } from '#functions/platform/same-text.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';

/** Begins a change; the codes go out behind the answer. Whose the new address is, is not asked here. */
export const requestEmailChange: Operation<
  typeof contract.requestEmailChange,
  AccountsDeps
> = async ({ actor, body, now, deps }) => {
  const { userId } = found(actor.profile);
  const expiresAt = emailChanges.expiryOf(now);
  const change = {
    userId,
    changeId: deps.ids.ulid(now),
    email: body.email,
    requestedAt: iso(now),
    expiresAt,
    sentAt: null,
    tries: 0,
  };
  return {
    response: { email: body.email, expiresAt: iso(expiresAt * 1000) },
    items: [emailChanges.begin(change), emailChanges.count(userId, now)],
  };
};

/**
 * Sets the address that both codes prove. The pool is told first: it decides whether the address is free, and to set it
 * twice changes nothing. Were our own write lost, the next sign-in would make up for it.
 */
export const confirmEmailChange: Operation<
  typeof contract.confirmEmailChange,
  AccountsDeps
> = async (input) => {
  const { actor, body, now, deps } = input;
  const change = await emailChanges.get(deps.table, actor.userId, now);
  if (!change) throw new AppError('email_code_expired');
  await deps.table.commit([emailChanges.countTry(change)]);
  const { changeId, email } = change;
  const isRight = (['present', 'new'] as const).map((proves) =>
    sameText(body[`${proves}Code`], emailCode(deps.secret, changeId, proves)),
  );
  if (isRight.includes(false)) throw new AppError('email_code_wrong');
  const profile = found(await profiles.get(deps.table, actor.userId));
  await deps.poolAccounts.setEmail(profile.username, email);
  const { next, item } = profiles.replace(profile, { email });
  const wanted = invitations.chooseMail(addressHash(deps.secret, email), profile.mails.invitations);
  return {
    response: ownPresenter(input)(next),
    items: [tryAgain(item), wanted, emailChanges.finish(change)],
  };
};
