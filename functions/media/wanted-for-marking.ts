import { feedbackTypes, mostFeedbackBytes } from '#shared/policies/feedback-limits.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import type { Actor } from '#functions/api/actor.ts';
import { expectMarker } from '#functions/api/expect-marker.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { courses } from '#functions/data/courses/courses.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import type { Wanted } from './wanted.ts';

type Place = Extract<Work, { kind: 'marking' }>;

/**
 * What may be given with the marking of a submission, by whoever may mark it.
 * @throws AppError `not_found` for everybody else
 */
export async function wantedForMarking(
  table: Table,
  { submissionId }: Place,
  actor: Actor,
): Promise<Wanted> {
  const place = found(await submission.address(table, submissionId));
  const course = found(await courses.get(table, place.courseId));
  await expectMarker(table, actor, course, () => submissions.get(table, place));
  return { accepts: feedbackTypes, mostBytes: mostFeedbackBytes, givenTo: place };
}
