/** How far somebody's work on an assignment has come. */
export type WorkState = 'none' | 'draft' | 'submitted' | 'returned' | 'marked' | 'released';

export type SubmissionLabel = 'submitted' | 'pending' | 'graded' | 'late' | 'notSubmitted';

const minuteMs = 60_000;

/** The instant after which something is late; in milliseconds. */
export const lateAfter = (dueAt: number, graceMinutes: number): number =>
  dueAt + graceMinutes * minuteMs;

type Work = {
  state: WorkState;
  /** When what counts was handed in; null: nothing was. */
  submittedAt: number | null;
  dueAt: number | null;
  graceMinutes: number;
  closesAt: number | null;
};

/**
 * The word for somebody's work. At an instant itself it is still in time. Work that is marked says no more than that it
 * was handed in, until its mark is released.
 * @param now in milliseconds, as all instants here
 */
export function submissionLabel(
  { state, submittedAt, dueAt, graceMinutes, closesAt }: Work,
  now: number,
): SubmissionLabel {
  if (state === 'released') return 'graded';
  const end = dueAt === null ? null : lateAfter(dueAt, graceMinutes);
  if (state === 'submitted' || state === 'marked')
    return end !== null && submittedAt !== null && submittedAt > end ? 'late' : 'submitted';
  // What was returned was handed in once: its person is at work, however late it is.
  if (submittedAt !== null) return 'pending';
  const isOver = (at: number | null) => at !== null && now > at;
  return isOver(end) || isOver(closesAt) ? 'notSubmitted' : 'pending';
}
