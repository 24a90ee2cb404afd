import { blockRecord } from '#functions/data/lessons/outline.ts';
import {
  countedIn,
  isTold,
  markingOf,
  type Submissions,
} from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

const day = 86_400_000;

/** Whether another look is there to be asked for at an instant (milliseconds): of the mark that counts and is seen, once. */
export function canAskLook(own: Submissions | null, number: number, now: number): boolean {
  const counted = countedIn(own);
  if (!own || counted?.number !== number || counted.look) return false;
  return markingOf(own)?.state === 'marked' && isTold(own, counted.submissionId, now);
}

/** For how many days it can be asked for; null: without end, or the assignment is no more. */
export async function lookDaysOf(
  table: Table,
  { courseId, assignmentId }: Pick<WorkPlace, 'courseId' | 'assignmentId'>,
): Promise<number | null> {
  const block = await table.get(blockRecord, keys.block(courseId, assignmentId));
  return block?.facts.assignment?.lookDays ?? null;
}

/** The last instant (milliseconds) at which it can be asked for: of what is seen, so many days after its release. */
export function looksUntil(
  own: Submissions | null,
  number: number,
  now: number,
  lookDays: number | null,
): number | null {
  const one = own?.submissions.find((some) => some.number === number);
  if (!own || !one || lookDays === null || !isTold(own, one.submissionId, now)) return null;
  const releasedAt = own.markings[one.submissionId]?.releasedAt ?? null;
  return releasedAt === null ? null : Date.parse(releasedAt) + lookDays * day;
}
