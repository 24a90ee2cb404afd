import { isDeepStrictEqual } from 'node:util';
import { factsOf } from '#shared/blocks/registry.ts';
import { withDatesOf } from '#shared/blocks/times.ts';
import { type AssignmentDates, datesFor } from '#shared/policies/assignment-dates.ts';
import type { AssignmentFacts, BlockContent } from '#shared/schemas/blocks.ts';
import { iso } from '#functions/platform/iso.ts';
import { toldSince } from './told-since.ts';
import type { BlockHead, MovedDates } from './outline.ts';

/** So many moves are kept of one assignment: more than somebody makes before whoever learns looks in again. */
const mostKept = 6;

type Dates = Pick<MovedDates, 'opens' | 'due' | 'closes'>;
type Rules = Pick<AssignmentFacts, 'opens' | 'due' | 'closes'>;
type Course = { startsOn: string | null };

const instantOf = ({ at }: AssignmentDates['due']) => (at === null ? null : iso(at));

/** The dates of an assignment in a course, as instants. */
export function datesIn(rules: Rules, course: Course): Dates {
  const { opens, due, closes } = datesFor(rules, course);
  return { opens: instantOf(opens), due: instantOf(due), closes: instantOf(closes) };
}

/** What a save did to a block: whether its content is another in more than its dates, and the dates that it had before. */
export function changesOf(
  { movedDates }: Pick<BlockHead, 'movedDates'>,
  [before, after]: readonly [BlockContent, BlockContent],
  course: Course,
  now: number,
): { isRevised: boolean; movedDates: MovedDates[] } {
  const isRevised = !isDeepStrictEqual(before, withDatesOf(after, before));
  const [rules, next] = [factsOf(before).assignment, factsOf(after).assignment];
  if (!rules || !next) return { isRevised, movedDates };
  const had = datesIn(rules, course);
  if (isDeepStrictEqual(had, datesIn(next, course))) return { isRevised, movedDates };
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
