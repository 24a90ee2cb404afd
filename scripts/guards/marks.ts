import type { Guard } from './guard.ts';

const marks = 'test/security/marks.test.ts';

/** The lines on which marks rest. */
export const markGuards: Guard[] = [
  {
    case: 19,
    what: 'the release of a mark',
    file: 'functions/data/marks/marks.ts',
    guard: 'releasedAt !== null && Date.parse(releasedAt) <= now',
    without: 'releasedAt !== String(now)',
    test: marks,
  },
  {
    case: 19,
    what: 'the release of a mark whose change is told',
    file: 'functions/progress/mark-news.ts',
    guard: 'releasedMarks([withClosing(mark, closesAt)], now)',
    without: '[withClosing(mark, closesAt)]',
    test: 'functions/progress/mark-news.test.ts',
  },
  {
    case: 19,
    what: 'the release of what was written about somebody’s work',
    file: 'functions/data/assignments/feedback-of.ts',
    guard: 'releasedMarks([mark], now) : []',
    without: '[mark] : []',
    test: 'functions/data/assignments/feedback-of.test.ts',
  },
  {
    case: 19,
    what: 'the submission that a mark was made from',
    file: 'functions/data/assignments/feedback-of.ts',
    guard: 'mark && isOf(mark, marking.submissionId)',
    without: 'mark',
    test: 'functions/data/assignments/feedback-of.test.ts',
  },
  {
    case: 19,
    what: 'what nobody was shown of a mark before its release',
    file: 'functions/data/marks/write-mark.ts',
    guard: 'from: wasShown ? change.from : null,',
    without: 'from: change.from,',
    test: 'functions/data/assignments/mark-assignment.test.ts',
  },
  {
    case: 29,
    what: 'the closing that was put off',
    file: 'functions/progress/mark-news.ts',
    guard: 'releasedMarks([withClosing(mark, closesAt)], now)',
    without: 'releasedMarks([mark], now)',
    test: 'functions/progress/mark-news.test.ts',
  },
  {
    case: 19,
    what: 'the comment that a quiz does not show',
    file: 'functions/quizzes/get-result.ts',
    guard: 'comment: shows.feedback ? (comments.get(slotId)?.comment ?? null) : null,',
    without: 'comment: comments.get(slotId)?.comment ?? null,',
    test: marks,
  },
  {
    case: 42,
    what: 'who may regrade',
    file: 'functions/attempts/regrade.ts',
    guard: 'await editableQuizOf(table, actor, params);',
    without: 'void editableQuizOf;',
    test: marks,
  },
  {
    case: 86,
    what: 'the score that was seen',
    file: 'functions/attempts/mark.ts',
    guard: 'if (version !== score.version)',
    without: 'if (version < 0)',
    test: 'test/api/marking.test.ts',
  },
];
