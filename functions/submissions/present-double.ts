import type * as z from 'zod';
import type { submissionWorkSchema } from '#shared/schemas/submissions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import type { DoubleWork } from './double-work.ts';
import type { EditableWork } from './editable-work.ts';
import { presentMarking } from './present-marking.ts';
import { shownMarking } from './shown-marking.ts';

type Work = z.infer<typeof submissionWorkSchema>;

/** Whom of those who mark apart a page names. */
export const namedIn = (doubled: DoubleWork | null): string[] =>
  doubled ? [...doubled.double.markers, ...doubled.double.acts].map(({ by }) => by) : [];

/** How far two are who mark apart. What each wrote is for themselves until both have given theirs. */
export function presentDouble(
  { double, tolerancePercent, seat, written }: DoubleWork,
  work: EditableWork,
  isKnown: boolean,
  names: Map<string, string>,
): NonNullable<Work['double']> {
  const both = double.isCompared ? written : [];
  return {
    tolerancePercent,
    markers: double.markers.map(({ by, isReady }) => ({ ...presentPerson(by, names), isReady })),
    seat,
    both: both.map((one) =>
      presentMarking(
        { marking: shownMarking(work, one, isKnown), comments: { written: one.comments } },
        names,
      ),
    ),
  };
}

/** What they did, the last of it first: of points that one gave, the other reads once both have. */
export const presentActs = (
  { double }: DoubleWork,
  reader: { userId: string },
  names: Map<string, string>,
): Work['history'] =>
  double.acts
    .map(({ kind, by, at, points, reason }) => ({
      at,
      by: presentPerson(by, names),
      because: kind,
      reason: reason === '' ? null : reason,
      shownFrom: null,
      from: null,
      to: double.isCompared || by === reader.userId ? points : null,
    }))
    .toReversed();
