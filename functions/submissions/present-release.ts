import type * as z from 'zod';
import type { marksReleaseSchema } from '#shared/schemas/submissions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import type { MarksRelease } from '#functions/data/assignments/marks-releases.ts';

/** A release and how far it has come. */
export const presentRelease = (
  { releaseId, releasedAt, by, at, state, released, moved = 0 }: MarksRelease,
  names: Map<string, string>,
): z.infer<typeof marksReleaseSchema> => ({
  releaseId,
  releasedAt,
  by: presentPerson(by, names),
  at,
  state,
  // Another may count what it takes before this one has counted what it gave.
  released: Math.max(released, moved),
  moved,
});
