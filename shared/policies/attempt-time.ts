import type { ContentOf } from '#shared/schemas/blocks.ts';
import { mostMorePercent } from './accommodated.ts';

/** The time after a deadline in which what was sent before it is still taken, in milliseconds. */
export const graceMs = 15_000;

const minuteMs = 60_000;

export type AttemptTime = {
  /** In milliseconds; null: there is none. */
  deadline: number | null;
  /** What decides it. */
  because: 'unlimited' | 'minutes' | 'closes';
};

/**
 * The time of an attempt that begins at an instant.
 * @param closesAt in milliseconds; null: the quiz never closes
 */
export function attemptTime(
  { minutes, closing }: Pick<ContentOf<'quiz'>, 'minutes' | 'closing'>,
  closesAt: number | null,
  startsAt: number,
): AttemptTime {
  const whole = minutes === null ? null : startsAt + minutes * minuteMs;
  // Who may finish needs a limit of their own: without one, only closing ends an attempt.
  const isCut =
    closesAt !== null && (whole === null || (closing === 'shorten' && closesAt < whole));
  if (isCut) return { deadline: closesAt, because: 'closes' };
  return whole === null
    ? { deadline: null, because: 'unlimited' }
    : { deadline: whole, because: 'minutes' };
}

/**
 * The most by which an attempt can end after the closing, in milliseconds: the time that anybody may have where those
 * who have begun may finish, and what was given while it ran.
 */
export function mostAfterClosing(
  { minutes, closing }: Pick<ContentOf<'quiz'>, 'minutes' | 'closing'>,
  given: readonly Pick<Gift, 'minutes'>[],
): number {
  const finish =
    closing === 'letFinish' && minutes !== null ? (minutes * (100 + mostMorePercent)) / 100 : 0;
  return given.reduce((sum, gift) => sum + gift.minutes, finish) * minuteMs;
}

/** Whether nothing more is taken for a deadline; both in milliseconds. */
export const isOver = (deadline: number | null, now: number): boolean =>
  deadline !== null && now > deadline + graceMs;

/** Whether something comes behind its deadline, within the grace; in milliseconds. */
export const isLate = (deadline: number | null, now: number): boolean =>
  deadline !== null && now > deadline;

type Ended = {
  state: 'open' | 'submitted' | 'expired';
  /** Instants as ISO 8601; null: there is none. */
  deadline: string | null;
  endedAt: string | null;
};

/** Whether time ended an attempt: a page that is open at the deadline submits by itself, within the grace. */
export const hasRunOut = ({ state, deadline, endedAt }: Ended): boolean =>
  state === 'expired' ||
  (deadline !== null && endedAt !== null && Date.parse(endedAt) >= Date.parse(deadline));

/** The state of an attempt as it is told: what its page submitted at the deadline was ended by time. */
export const toldState = (attempt: Ended): Ended['state'] =>
  hasRunOut(attempt) ? 'expired' : attempt.state;

/** Minutes that somebody gave while attempts ran. */
export type Gift = {
  minutes: number;
  /** null: everybody whose attempt ran. */
  userId: string | null;
  reason: string;
  by: string;
  at: string;
};

/** What of an attempt its deadline is made from; instants as ISO 8601. */
type Timed = {
  userId: string;
  startedAt: string;
  /** Since when it runs again; what was given before is in its deadline. */
  reopenedAt?: string | null | undefined;
  deadline: string | null;
};

/**
 * The deadline of an attempt that runs with what was given to it, in milliseconds, and which gifts those are. A gift
 * counts while the attempt runs by all that was given before: whoever asks, and when, hears the same.
 * @param clock its gifts in the order of their instants
 */
export function deadlineOf<G extends Gift>(
  { userId, startedAt, reopenedAt, deadline }: Timed,
  clock: { given: readonly G[] } | null,
): { deadline: number | null; given: G[] } {
  if (deadline === null) return { deadline: null, given: [] };
  const counted: G[] = [];
  const from = Date.parse(reopenedAt ?? startedAt);
  let end = Date.parse(deadline);
  for (const gift of clock?.given ?? []) {
    const at = Date.parse(gift.at);
    if (gift.userId !== null && gift.userId !== userId) continue;
    if (at < from || isOver(end, at)) continue;
    counted.push(gift);
    end += gift.minutes * minuteMs;
  }
  return { deadline: end, given: counted };
}
