import type { LocalizedText } from '#shared/policies/languages.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import type { AttemptToMark } from '#web/features/attempts/types.ts';
import { submissionPath } from '#web/features/submissions/review-path.ts';
import type { SubmissionToMark } from '#web/features/submissions/types.ts';

/** Something that waits to be marked, whatever it is. */
export type Waiting = {
  id: string;
  work: 'quiz' | 'assignment';
  /** Empty: the account is gone. */
  name: string;
  /** In place of a name, where those who mark may not know it; null: they may. */
  alias: string | null;
  of: LocalizedText;
  course: LocalizedText;
  /** Since when it waits. */
  since: string;
  to: string;
};

const ofAttempt = (row: AttemptToMark): Waiting => ({
  id: row.attemptId,
  work: 'quiz',
  name: row.name,
  alias: null,
  of: row.quiz,
  course: row.course,
  since: row.endedAt,
  to: reviewPath({
    course: row.courseId,
    quiz: row.quizId,
    view: 'attempt',
    person: row.userId,
    attempt: row.attemptId,
    all: 'true',
  }),
});

const ofSubmission = (row: SubmissionToMark): Waiting => ({
  id: row.submissionId,
  work: 'assignment',
  name: row.person?.name ?? '',
  alias: row.person === null ? row.alias : null,
  of: row.assignment,
  course: row.course,
  since: row.waitsSince,
  to: submissionPath(row.submissionId, { all: true, list: undefined, from: null }),
});

/** What waits longest of two lists, in one. */
export const oldestFirst = (
  attempts: readonly AttemptToMark[],
  submissions: readonly SubmissionToMark[],
  most: number,
): Waiting[] =>
  [...attempts.map(ofAttempt), ...submissions.map(ofSubmission)]
    .toSorted((one, other) => one.since.localeCompare(other.since))
    .slice(0, most);
