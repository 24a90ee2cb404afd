import type { MediaType } from '#shared/policies/media-types.ts';
import { typesFor } from '#shared/policies/media-use.ts';
import { draftRefusal } from '#shared/policies/submit-refusal.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { expectOpen } from '#functions/api/expect-open.ts';
import { type Assignment, loadAssignment } from '#functions/data/assignments/assignment-view.ts';
import { handingIn } from '#functions/data/assignments/handing-in.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Wanted } from './wanted.ts';

type Place = Extract<Work, { kind: 'assignment' }>;

const acceptedBy = ({ handIn: { files, recording } }: Assignment): MediaType[] => [
  ...(files?.accepts ?? []),
  ...(recording ? typesFor('recording') : []),
];

/**
 * What may be sent for an assignment: its block is open for this person, and they may work at it now.
 * @throws AppError `not_found`, `enrollment_required`, `block_locked`, and what keeps them from it
 */
export async function wantedByAssignment(
  table: Table,
  { courseId, assignmentId }: Place,
  userId: string,
  now: number,
): Promise<Wanted> {
  const view = await loadAssignment(table, { courseId, assignmentId, userId });
  await expectOpen(table, view, now);
  const refusal = draftRefusal(handingIn(view), now);
  if (refusal) throw new AppError(refusal);
  const { handIn } = view.assignment;
  const isRecording = handIn.recording !== null;
  return {
    accepts: acceptedBy(view.assignment),
    // A recording is bounded by its minutes, and by what its type allows.
    mostBytes: isRecording ? null : (handIn.files?.mostBytes ?? null),
    givenTo: null,
  };
}
