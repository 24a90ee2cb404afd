import {
  countedIn,
  isTold,
  markingOf,
  type Submissions,
} from '#functions/data/assignments/submissions.ts';

/** Whether another look can be asked for at an instant (milliseconds): of the mark that counts and is seen, once. */
export function canAskLook(own: Submissions | null, number: number, now: number): boolean {
  const counted = countedIn(own);
  if (!own || counted?.number !== number || counted.look) return false;
  return markingOf(own)?.state === 'marked' && isTold(own, counted.submissionId, now);
}
