import * as z from 'zod';
import { accessMinutes, sessionDays } from '#shared/policies/sessions.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { profiles, type Profile } from './profiles.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

const lifeMs = sessionDays * 86_400_000;

/** The most sessions that a profile remembers one by one to be ended: it is read with each request. */
const mostEnded = 100;

/** The devices on which somebody is signed in, as far as the site reported them. */
export const sessionRecord = z.object({
  sessionId: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
});
export type Session = z.infer<typeof sessionRecord>;

/** The instant when a session was signed in, in milliseconds: its id begins with the second. */
const signedInAt = (sessionId: string) => Number.parseInt(sessionId, 10) * 1000;

const canBeRenewed = (sessionId: string, now: number) => signedInAt(sessionId) + lifeMs > now;

/** A session as its token tells of it: `issuedAt` is when the token was made, in seconds. */
type Named = { sessionId: string; issuedAt: number };

/**
 * Whether a session came of another one's sign-in after an instant, by the cookie that the provider keeps for an
 * hour: it has the sign-in's time and a name of its own.
 */
const cameOf = ({ sessionId, issuedAt }: Named, earlier: string, after: string) =>
  signedInAt(sessionId) === signedInAt(earlier) && issuedAt * 1000 > Date.parse(after);

/**
 * Whether a person has ended this session. One of the very second in which the others ended is one of them. What
 * comes of a sign-in by the provider's cookie fares like the session that it comes after.
 */
export function isEnded(
  { endedSessions, othersEnded }: Pick<Profile, 'endedSessions' | 'othersEnded'>,
  session: Named,
): boolean {
  const { sessionId } = session;
  if (endedSessions.some((ended) => ended.sessionId === sessionId)) return true;
  if (endedSessions.some((ended) => cameOf(session, ended.sessionId, ended.at))) return true;
  if (othersEnded === null || othersEnded.kept === sessionId) return false;
  const { kept, at } = othersEnded;
  if (kept !== null && cameOf(session, kept, at)) return false;
  return signedInAt(sessionId) <= Date.parse(at);
}

/**
 * The instant when the provider last ended every token of a person, in milliseconds: with each session that was ended.
 */
const lastEndedAt = ({ endedSessions, othersEnded }: Profile): number =>
  Math.max(
    0,
    ...endedSessions.flatMap(({ at }) => (at === '' ? [] : [Date.parse(at)])),
    othersEnded ? Date.parse(othersEnded.at) : 0,
  );

/**
 * Whether a session can still ask for anything: the provider renews none from before it ended all, so that they
 * last as long as the access token they had.
 */
function isOpen(profile: Profile, { sessionId, firstSeenAt }: Session, now: number): boolean {
  const issuedAt = Date.parse(firstSeenAt) / 1000;
  if (!canBeRenewed(sessionId, now) || isEnded(profile, { sessionId, issuedAt })) return false;
  const endedAt = lastEndedAt(profile);
  return issuedAt * 1000 > endedAt || now < endedAt + accessMinutes * 60_000;
}

const toItem = (userId: string, session: Session): Item => ({
  ...keys.session(userId, session.sessionId),
  entity: 'Session',
  ...session,
  expiresAt: Math.floor((signedInAt(session.sessionId) + lifeMs) / 1000),
});

export const sessions = {
  get: (table: Table, userId: string, sessionId: string) =>
    table.get(sessionRecord, keys.session(userId, sessionId)),

  /** The sessions of a person, last sign-in first; a page, short by those that ended by themselves or were ended. */
  async list(
    table: Table,
    profile: Profile,
    page: { limit: number; start: Item | undefined },
    now: number,
  ) {
    const range = ranges.sessions(profile.userId);
    const { items, last } = await table.query(sessionRecord, range, { ...page, newestFirst: true });
    return { items: items.filter((session) => isOpen(profile, session, now)), last };
  },

  /** Notes a session, or that it is still in use. Of two at once either may stay: they say the same. */
  note: (userId: string, session: Session): TransactionItem => ({
    label: 'session',
    put: toItem(userId, session),
  }),

  /**
   * Forgets the session that this one came back after: same sign-in, and from before the provider ended all. One
   * query, with the first note of a session.
   */
  async forgetPredecessors(
    table: Table,
    profile: Profile,
    { sessionId }: Session,
  ): Promise<TransactionItem[]> {
    const endedAt = lastEndedAt(profile);
    if (endedAt === 0) return [];
    const range = ranges.sessionsOf(profile.userId, sessionId.slice(0, 10));
    const { items } = await table.query(sessionRecord, range, { limit: 20 });
    return items
      .filter((one) => one.sessionId !== sessionId && Date.parse(one.firstSeenAt) <= endedAt)
      .map((one) => ({ label: 'session', remove: keys.session(profile.userId, one.sessionId) }));
  },

  /** @throws AppError `too_many_requests` where more were ended one by one than a profile remembers */
  end(profile: Profile, sessionId: string, now: number): TransactionItem[] {
    const before = profile.endedSessions.filter((ended) => canBeRenewed(ended.sessionId, now));
    if (before.length >= mostEnded) throw new AppError('too_many_requests');
    const { item } = profiles.replace(profile, {
      endedSessions: [...before, { sessionId, at: iso(now) }],
    });
    return [tryAgain(item), { label: 'session', remove: keys.session(profile.userId, sessionId) }];
  },

  /** Ends all but one, or all, by the time of their sign-in: also those that were never noted. */
  endOthers(profile: Profile, kept: string | null, now: number): TransactionItem {
    const changes = { endedSessions: [], othersEnded: { at: iso(now), kept } };
    return tryAgain(profiles.replace(profile, changes).item);
  },
};
