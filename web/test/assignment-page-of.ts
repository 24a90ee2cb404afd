import { assignmentOf } from '#test/support/assignment-of.ts';
import type { AssignmentPage, OwnSubmission, Receipt } from '#web/blocks/assignment/types.ts';

const id = (at: number) => `01J${String(at).padStart(23, '0')}`;

export const noDate = { at: null, because: 'none' } as const;

/** What was handed in as one file, at noon of a day in March. */
export const receiptOf = (number: number, changes: Partial<Receipt> = {}): Receipt => ({
  submissionId: id(900 + number),
  number,
  submittedAt: `2026-03-0${number}T12:00:00.000Z`,
  dueAt: null,
  isLate: false,
  isWithdrawn: false,
  words: null,
  link: null,
  files: [
    {
      mediaId: id(800 + number),
      fileName: `essay-${number}.pdf`,
      contentType: 'application/pdf',
      bytes: 120_000,
      sha256: String(number).repeat(64),
    },
  ],
  mailedTo: null,
  ...changes,
});

export const submissionOf = (
  number: number,
  changes: Partial<OwnSubmission> = {},
): OwnSubmission => ({
  ...receiptOf(number),
  text: null,
  selfAssessment: [],
  feedback: null,
  look: null,
  canAskLook: false,
  looksUntil: null,
  reviews: [],
  links: [],
  ...changes,
});

/** The page of an assignment that nobody has begun, on the first of March at ten. */
export function pageOf(changes: Partial<AssignmentPage> = {}): AssignmentPage {
  const { instructions, handIn, attempts, late, marking, selfAssessment, statement, passPercent } =
    assignmentOf();
  return {
    assignmentId: id(1),
    courseId: id(2),
    courseTitle: { en: 'Baking', es: 'Panadería' },
    moduleId: id(3),
    title: { en: 'An essay', es: 'Un ensayo' },
    instructions,
    handIn,
    attempts,
    late,
    marking,
    selfAssessment,
    statement,
    passPercent,
    anonymous: false,
    opens: noDate,
    due: noDate,
    closes: noDate,
    state: 'none',
    label: 'pending',
    draft: null,
    submissions: [],
    counts: null,
    canWithdraw: false,
    refusal: null,
    locks: [],
    isExcused: false,
    isForGroups: false,
    group: null,
    leftOutOf: null,
    peerReview: null,
    reviews: [],
    links: [],
    now: '2026-03-01T10:00:00.000Z',
    ...changes,
  };
}
