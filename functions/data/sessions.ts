import * as z from 'zod';
import { sessionDays } from '#shared/policies/sessions.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { keys, ranges } from './keys.ts';
import { profiles, type Profile } from './profiles.ts';
import type { Item, Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';
import { tryAgain } from './try-again.ts';

const lifeMs = sessionDays * 86_400_000;

/** The most sessions that a profile remembers one by one to be ended: it is read with each request. */
const mostEnded = 100;

/** Where somebody is signed in, as far as the site told. */
export const sessionRecord = z.object({
  sessionId: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
});
export type Session = z.infer<typeof sessionRecord>;

/** When a session was signed in, in milliseconds: its id begins with the second. */
const signedInAt = (sessionId: string) => Number.parseInt(sessionId, 10) * 1000;

const canBeRenewed = (sessionId: string, now: number) => signedInAt(sessionId) + lifeMs > now;

/** Whether a person has ended this session. One of the very second in which the others ended is one of them. */
export function isEnded(
  { endedSessions, othersEnded }: Pick<Profile, 'endedSessions' | 'othersEnded'>,
  sessionId: string,
): boolean {
  if (endedSessions.includes(sessionId)) return true;
  if (othersEnded === null || othersEnded.kept === sessionId) return false;
  return signedInAt(sessionId) <= Date.parse(othersEnded.at);
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
    const open = items.filter(
      ({ sessionId }) => canBeRenewed(sessionId, now) && !isEnded(profile, sessionId),
    );
    return { items: open, last };
  },

  /** Notes a session, or that it is still in use. Of two at once either may stay: they say the same. */
  note: (userId: string, session: Session): TransactionItem => ({
    label: 'session',
    put: toItem(userId, session),
  }),

  /** @throws AppError `too_many_requests` where more were ended one by one than a profile remembers */
  end(profile: Profile, sessionId: string, now: number): TransactionItem[] {
    const before = profile.endedSessions.filter((ended) => canBeRenewed(ended, now));
    if (before.length >= mostEnded) throw new AppError('too_many_requests');
    const { item } = profiles.replace(profile, { endedSessions: [...before, sessionId] });
    return [tryAgain(item), { label: 'session', remove: keys.session(profile.userId, sessionId) }];
  },

  /** Ends all but one, by the time of their sign-in: also those that were never noted. */
  endOthers(profile: Profile, kept: string, now: number): TransactionItem {
    const changes = { endedSessions: [], othersEnded: { at: iso(now), kept } };
    return tryAgain(profiles.replace(profile, changes).item);
  },
};
