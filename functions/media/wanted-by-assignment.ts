import { typesFor } from '#shared/policies/media-use.ts';
import { draftRefusal } from '#shared/policies/submit-refusal.ts';
import type { Work, WorkFilePart } from '#shared/schemas/work-files.ts';
import { expectOpen } from '#functions/api/expect-open.ts';
import { type Assignment, loadAssignment } from '#functions/data/assignments/assignment-view.ts';
import { handingIn } from '#functions/data/assignments/handing-in.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Wanted } from './wanted.ts';

type Place = Extract<Work, { kind: 'assignment' }>;

const usedAs = { audio: 'audio', video: 'video', either: 'recording' } as const;

/** What is taken for a part, and how large. A recording is bounded by its minutes, and by what its type allows. */
function takenFor({ handIn: { files, recording } }: Assignment, part: WorkFilePart) {
  return part === 'recording'
    ? { accepts: recording ? typesFor(usedAs[recording.as]) : [], mostBytes: null }
    : { accepts: files?.accepts ?? [], mostBytes: files?.mostBytes ?? null };
}

/**
 * What may be sent for an assignment: its block is open for this person, and they may work at it now.
 * @throws AppError `not_found`, `enrollment_required`, `block_locked`, and what keeps them from it
 */
export async function wantedByAssignment(
  table: Table,
  { courseId, assignmentId, part }: Place,
  userId: string,
  now: number,
): Promise<Wanted> {
  const view = await loadAssignment(table, { courseId, assignmentId, userId });
  await expectOpen(table, view, now);
  const refusal = draftRefusal(handingIn(view), now);
  if (refusal) throw new AppError(refusal);
  return { ...takenFor(view.assignment, part), givenTo: null };
}
