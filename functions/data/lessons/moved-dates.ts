import { isDeepStrictEqual } from 'node:util';
import { factsOf } from '#shared/blocks/registry.ts';
import { withDatesOf } from '#shared/blocks/times.ts';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { BlockContent, BlockFacts } from '#shared/schemas/blocks.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { iso } from '#functions/platform/iso.ts';
import { toldSince } from './told-since.ts';
import type { BlockHead, MovedDates } from './outline.ts';

/** So many moves are kept of one block: more than somebody makes before whoever learns looks in again. */
const mostKept = 6;

export type Dates = Omit<MovedDates, 'at'>;
type Dated = Pick<BlockFacts, 'starts' | 'quiz' | 'assignment'>;
type Course = { startsOn: string | null };

/** Whether a block is one of those whose dates learners are told of. */
export const isDated = ({ starts, quiz, assignment }: Dated): boolean =>
  (starts ?? quiz ?? assignment) !== null;

/** The dates of a block in a course, as instants. */
export function datesIn({ starts, quiz, assignment }: Dated, { startsOn }: Course): Dates {
  const rules = assignment ?? quiz;
  const instantOf = (time: CourseTime | null | undefined) => {
    const at = time ? courseInstant(startsOn, time) : null;
    return at === null ? null : iso(at);
  };
  return {
    starts: instantOf(starts),
    opens: instantOf(rules?.opens),
    due: instantOf(assignment?.due),
    closes: instantOf(rules?.closes),
  };
}

/** What a save did to a block: whether its content is another in more than its dates, and the dates that it had before. */
export function changesOf(
  { movedDates }: Pick<BlockHead, 'movedDates'>,
  [before, after]: readonly [BlockContent, BlockContent],
  course: Course,
  now: number,
): { isRevised: boolean; movedDates: MovedDates[] } {
  // Of another kind than before it has no dates that anybody knew.
  if (before.kind !== after.kind) return { isRevised: true, movedDates: [] };
  const isRevised = !isDeepStrictEqual(before, withDatesOf(after, before));
  const [was, is] = [factsOf(before), factsOf(after)];
  if (!isDated(was) || !isDated(is)) return { isRevised, movedDates };
  const had = datesIn(was, course);
  if (isDeepStrictEqual(had, datesIn(is, course))) return { isRevised, movedDates };
  const told = movedDates.filter(({ at }) => at > toldSince(now));
  // The earliest stays: it says what whoever has not looked in since knows.
  const kept = told.length < mostKept ? told : told.toSpliced(1, told.length + 1 - mostKept);
  return { isRevised, movedDates: [...kept, { at: iso(now), ...had }] };
}

/** The instant when the content of a block was last changed, dates included; null: it is as it was first written. */
export const changedAt = ({
  revisedAt,
  movedDates,
}: Pick<BlockHead, 'revisedAt' | 'movedDates'>): string | null => {
  const moved = movedDates.at(-1)?.at ?? null;
  return revisedAt === null || (moved !== null && moved > revisedAt) ? moved : revisedAt;
};
