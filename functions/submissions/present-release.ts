import type * as z from 'zod';
import type { marksReleaseSchema } from '#shared/schemas/submissions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import type { MarksRelease } from '#functions/data/assignments/marks-releases.ts';

/** A release and how far it has come. */
export const presentRelease = (
  { releaseId, releasedAt, by, at, state, released }: MarksRelease,
  names: Map<string, string>,
): z.infer<typeof marksReleaseSchema> => ({
  releaseId,
  releasedAt,
  by: presentPerson(by, names),
  at,
  state,
  released,
});
