import type { SubmissionRow, SubmissionWork } from '#web/features/submissions/types.ts';
import { rubricOf } from '#test/support/rubric-of.ts';

export const id = (at: number | string) => `01J${String(at).padStart(23, '0')}`;
export const points = (value: number) => value * 10_000;

/** Two criteria with three and two levels, of 10 and 5 points. */
export const twoCriteria = rubricOf([10, [10, 5, 0]], [5, [5, 0]]);

const submittedAt = '2026-03-02T08:00:00.000Z';

/** A submission of somebody that waits to be marked by a rubric, as the API answers it. */
export const workOf = (number: number, changes: Partial<SubmissionWork> = {}): SubmissionWork => ({
  submissionId: id(number),
  person: { userId: `user-${number}`, name: `Person ${number}`, email: null },
  group: null,
  alias: `Alias ${number}`,
  number: 1,
  submittedAt,
  isLate: false,
  isExtended: false,
  asksLook: false,
  second: null,
  state: 'submitted',
  courseId: id('C0'),
  course: { en: 'Chemistry' },
  assignmentId: id('A0'),
  assignment: { en: 'An essay' },
  marks: { by: 'rubric', rubric: twoCriteria },
  late: null,
  due: { at: '2026-03-03T08:00:00.000Z', because: 'course' },
  receipt: {
    submissionId: id(number),
    number: 1,
    submittedAt,
    dueAt: '2026-03-03T08:00:00.000Z',
    isLate: false,
    isWithdrawn: false,
    words: 2,
    link: null,
    files: [],
  },
  text: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: `Essay ${number}.` }] }],
  },
  selfAssessment: [],
  others: [{ submissionId: id(number), number: 1, submittedAt }],
  isOutdated: false,
  marking: null,
  double: null,
  feedback: null,
  look: null,
  note: '',
  noteVersion: 0,
  releasedAt: null,
  history: [],
  percentOfReviews: 0,
  reviews: [],
  links: [],
  can: { edit: true },
  now: '2026-03-04T08:00:00.000Z',
  ...changes,
});

/** The row of a submission in the list of its assignment. */
export const rowOf = (number: number, changes: Partial<SubmissionRow> = {}): SubmissionRow => ({
  submissionId: id(number),
  person: { userId: `user-${number}`, name: `Person ${number}`, email: null },
  group: null,
  alias: `Alias ${number}`,
  number: 1,
  submittedAt,
  isLate: false,
  isExtended: false,
  asksLook: false,
  second: null,
  state: 'submitted',
  points: null,
  most: points(15),
  status: 'waiting',
  releasedAt: null,
  isRead: false,
  markers: [],
  ...changes,
});
