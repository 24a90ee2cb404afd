import type * as z from 'zod';
import type { submissionMarkingSchema } from '#shared/schemas/submissions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import type { MarkingComments } from '#functions/data/assignments/marking-comments.ts';
import type { Marking } from '#functions/data/assignments/markings.ts';

type Shown = Omit<Marking, 'submissionId' | 'given'>;

/** A marking for those who mark. What was given to its person stands in the feedback. */
export function presentMarking(
  {
    marking,
    comments: placed,
  }: { marking: Shown; comments: Pick<MarkingComments, 'written'> | null },
  names: Map<string, string>,
): z.infer<typeof submissionMarkingSchema> {
  const { choices, points, comment, isLateWaived, files, state } = marking;
  const { earned, adjustments, total } = marking;
  return {
    choices,
    points,
    comment,
    isLateWaived,
    comments: placed?.written ?? [],
    files: files ?? [],
    state,
    earned,
    adjustments,
    total,
    by: presentPerson(marking.by, names),
    at: marking.at,
    version: marking.version,
  };
}
