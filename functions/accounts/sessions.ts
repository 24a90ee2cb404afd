import type { accounts as contract } from '#shared/contract/accounts.ts';
import { noteEveryMs } from '#shared/policies/sessions.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { sessions, type Session } from '#functions/data/accounts/sessions.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AccountsDeps } from './deps.ts';
import { deviceOf } from './device-of.ts';

const presentSession = (session: Session, actor: Actor) => ({
  ...session,
  current: session.sessionId === actor.sessionId,
});

export const listSessions: Operation<typeof contract.listSessions, BaseDeps> = async ({
  actor,
  page,
  now,
  deps,
}) => {
  if (actor.profile === null) return { items: [], nextCursor: null };
  const { items, last } = await sessions.list(deps.table, actor.profile, page, now);
  return {
    items: items.map((session) => presentSession(session, actor)),
    nextCursor: page.cursor(last),
  };
};

/** Writes at most once an hour, however often it is called. */
export const noteSession: Operation<typeof contract.noteSession, BaseDeps> = async ({
  actor,
  userAgent,
  now,
  deps,
}) => {
  const profile = found(actor.profile);
  const { userId } = profile;
  const { sessionId } = actor;
  const known = await sessions.get(deps.table, userId, sessionId);
  if (known && now - Date.parse(known.lastSeenAt) < noteEveryMs)
    return { response: presentSession(known, actor), items: [] };
  const lastSeenAt = iso(now);
  const session = {
    sessionId,
    ...deviceOf(userAgent),
    firstSeenAt: known?.firstSeenAt ?? lastSeenAt,
    lastSeenAt,
  };
  const gone = known ? [] : await sessions.forgetPredecessors(deps.table, profile, session);
  return {
    response: presentSession(session, actor),
    items: [sessions.note(userId, session), ...gone],
  };
};

/*
 * The provider is told before our own mark is written: were it out of reach, nothing would have happened, and
 * the person is asked to try again. Told twice, it does the same.
 */

export const endSession: Operation<typeof contract.endSession, AccountsDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const [session, read] = await Promise.all([
    sessions.get(deps.table, actor.userId, params.sessionId),
    profiles.get(deps.table, actor.userId),
  ]);
  const ended = found(session);
  const profile = found(read);
  const items = sessions.end(profile, ended.sessionId, now);
  await deps.poolAccounts.signOut(profile.username);
  return { response: presentSession(ended, actor), items };
};

export const endOtherSessions: Operation<typeof contract.endOtherSessions, AccountsDeps> = async ({
  actor,
  query,
  now,
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, actor.userId));
  await deps.poolAccounts.signOut(profile.username);
  const kept = query.all ? null : actor.sessionId;
  const items = [sessions.endOthers(profile, kept, now)];
  return { response: { endedAt: iso(now) }, items };
};
