import { submissionLabel, type SubmissionLabel } from '#shared/policies/submission-label.ts';
import type { AssignmentDates } from '#shared/policies/assignment-dates.ts';
import { countedIn, ownStateOf, type Submissions } from './submissions.ts';

/** How far somebody's own work is, and the word for it, as far as they may know. */
export function ownStanding(
  own: Submissions | null,
  { due, closes }: Pick<AssignmentDates, 'due' | 'closes'>,
  graceMinutes: number,
  now: number,
): {
  state: ReturnType<typeof ownStateOf>;
  submittedAt: string | null;
  label: SubmissionLabel;
} {
  const state = ownStateOf(own, now);
  const submittedAt = countedIn(own)?.submittedAt ?? null;
  const label = submissionLabel(
    {
      state,
      submittedAt: submittedAt === null ? null : Date.parse(submittedAt),
      dueAt: due.at,
      graceMinutes,
      closesAt: closes.at,
    },
    now,
  );
  return { state, submittedAt, label };
}
