import type { Submission } from '#functions/data/assignments/submission.ts';

const none = { at: null, because: 'none' as const };

/** What somebody handed in: nothing but that they did, and when. */
export const submissionOf = (
  changes: Pick<
    Submission,
    'userId' | 'courseId' | 'assignmentId' | 'submissionId' | 'submittedAt'
  > &
    Partial<Submission>,
): Submission => ({
  number: 1,
  submittedBy: changes.userId,
  due: none,
  closes: none,
  isLate: false,
  words: null,
  text: null,
  link: null,
  files: [],
  selfAssessment: [],
  confirmed: null,
  ...changes,
});
