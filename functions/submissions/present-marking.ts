import type * as z from 'zod';
import type { submissionMarkingSchema } from '#shared/schemas/submissions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import type { Marking } from '#functions/data/assignments/markings.ts';

/** A marking for those who mark. What was given to its person stands in the feedback. */
export function presentMarking(
  { choices, points, comment, isLateWaived, state, earned, adjustments, total, ...one }: Marking,
  names: Map<string, string>,
): z.infer<typeof submissionMarkingSchema> {
  return {
    choices,
    points,
    comment,
    isLateWaived,
    state,
    earned,
    adjustments,
    total,
    by: presentPerson(one.by, names),
    at: one.at,
    version: one.version,
  };
}
