import { decodeTime } from 'ulid';
import type { Mark } from '#shared/schemas/marks.ts';

/** So many releases that decided of one mark are remembered: a step that is taken again finds its own among the latest. */
const mostPresses = 8;

/** That marks are to be seen from an instant on, or not from the one that was planned (null), and when that was pressed. */
export type Press = {
  releaseId: string;
  releasedAt: string | null;
  at: string;
  /** Only where another release decides still; left out: whatever does. */
  of?: string | undefined;
};

/** From when on a mark is seen, be it that of the gradebook or what one was given for a submission. */
export type Released = Pick<Mark, 'releasedAt' | 'presses'>;

/** The time of its press, in milliseconds. */
const pressedAt = (releaseId: string): number => decodeTime(releaseId);

const isSeenBy = (instant: string | null, now: number): boolean =>
  instant !== null && Date.parse(instant) <= now;

/**
 * Whether a release decides of a mark that is ready. The one that was pressed last does, in whatever order they are worked
 * through, as long as nobody has seen the mark: so one that comes late decides where it had been seen by it already
 * when the one that holds was pressed.
 * @param now in milliseconds: what is seen by then stays seen
 */
function decides({ releasedAt, presses }: Released, press: Press, now: number): boolean {
  const last = presses?.at(-1)?.releaseId;
  if (press.of && last !== press.of) return false;
  if (isSeenBy(releasedAt, now) || isSeenBy(releasedAt, Date.parse(press.at))) return false;
  return (
    last === undefined || press.releaseId > last || isSeenBy(press.releasedAt, pressedAt(last))
  );
}

/** From when on a mark that is ready is seen behind a release; null: as it is. */
export function pressRelease(
  before: Released,
  press: Press,
  now: number,
): Required<Pick<Released, 'releasedAt' | 'presses'>> | null {
  if (!decides(before, press, now)) return null;
  const { releaseId, releasedAt } = press;
  const presses = [...(before.presses ?? []), { releaseId, before: before.releasedAt }];
  return { releasedAt, presses: presses.slice(-mostPresses) };
}

/** The release by which a mark is to be seen at an instant to come; null: it is seen, or by none. */
export const plannedBy = ({ releasedAt, presses }: Released, now: number): string | null =>
  releasedAt === null || isSeenBy(releasedAt, now) ? null : (presses?.at(-1)?.releaseId ?? null);

/** What a release did to a mark. */
export type Pressed = {
  /** Whether it is seen by it, or, where it takes back, was to be seen before. */
  isCounted: boolean;
  /** The release in whose place it came; null: it came in that of none. */
  from: string | null;
};

/** What is remembered of a release that decided of a mark until it was opened again. */
export type Left = Pick<Pressed, 'from'> & {
  releaseId: string;
  /** Whether it was to be seen before that release. */
  tookPlace: boolean;
};

const leftOf = ({ presses = [] }: Pick<Released, 'presses'>): Left[] =>
  presses.map(({ releaseId, before }, at) => {
    const tookPlace = before !== null;
    return { releaseId, tookPlace, from: (tookPlace && presses[at - 1]?.releaseId) || null };
  });

/** The releases of a mark that is opened again, behind those that it had left before: no more of them decide of it. */
export const leftBehind = (before: readonly Left[], mark: Pick<Released, 'presses'>): Left[] =>
  [...before, ...leftOf(mark)].slice(-mostPresses);

/**
 * The same of a mark that has it among its releases, or had it before it was opened again, however often it is asked;
 * null: it did nothing to it.
 */
export function pressedBy(
  mark: Pick<Released, 'presses'> & { left?: Left[] | undefined },
  { releaseId, releasedAt }: Pick<Press, 'releaseId' | 'releasedAt'>,
): Pressed | null {
  const own = [...(mark.left ?? []), ...leftOf(mark)].find((one) => one.releaseId === releaseId);
  return own ? { isCounted: releasedAt !== null || own.tookPlace, from: own.from } : null;
}
