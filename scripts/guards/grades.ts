import type { Guard } from './guard.ts';

const rows = 'functions/events/projections/grades/keep-grade-rows.test.ts';
const api = 'test/api/grades.test.ts';
const typing = 'test/api/typed-marks.test.ts';
const own = 'test/api/own-grades.test.ts';
const byHand = 'shared/grading/typed-mark.test.ts';

/** The lines on which the gradebook rests. */
export const gradeGuards: Guard[] = [
  {
    case: 21,
    what: 'that a mark of anonymous work is not typed over by name',
    file: 'functions/grades/save-marks.ts',
    guard: "if (hidden.has(itemId)) return answer('refused', null, 'anonymous');",
    without: '',
    test: 'test/security/submissions.test.ts',
  },
  {
    case: 21,
    what: 'that a total that is set tells nothing of anonymous work',
    file: 'functions/grades/set-total.ts',
    guard: 'total: comesTo(shown, percent)',
    without: 'total: comesTo(own, percent)',
    test: 'test/security/submissions.test.ts',
  },
  {
    case: 18,
    what: 'that somebody is in the course whose grades are read',
    file: 'functions/grades/get-row.ts',
    guard: "if (enrollment?.state !== 'active') throw new AppError('not_found');",
    without: '',
    test: api,
  },
  {
    case: 18,
    what: 'that somebody is in the course whose total is set',
    file: 'functions/grades/set-total.ts',
    guard: "if (!isActive(enrollment)) throw new AppError('not_found');",
    without: '',
    test: typing,
  },
  {
    case: 85,
    what: 'the version of the mark that was seen in a cell',
    file: 'functions/grades/save-marks.ts',
    guard: "if ((before?.version ?? 0) !== cell.version) return answer('stale', before);",
    without: '',
    test: typing,
  },
  {
    case: 19,
    what: 'the release of a mark whose person is excused from it',
    file: 'shared/grading/typed-mark.ts',
    guard: "'submissionId' in before.source ? seenFrom(before.releasedAt, at) : before.releasedAt",
    without: 'seenFrom(before.releasedAt, at)',
    test: byHand,
  },
  {
    case: 19,
    what: 'the release of what no lesson stands for',
    file: 'shared/grading/typed-mark.ts',
    guard: "manual?.release === 'whenMarked' ? seenFrom(whole.releasedAt, at) : whole.releasedAt",
    without: 'seenFrom(whole.releasedAt, at)',
    test: byHand,
  },
  {
    case: 19,
    what: 'the release of what a kept total of one’s own counts',
    file: 'functions/data/grades/grade-rows.ts',
    guard: '(mark) => mark.release === 1',
    without: '() => true',
    test: rows,
  },
  {
    case: 19,
    what: 'the release of what one’s own grades are made of',
    file: 'functions/grades/released-in.ts',
    guard: 'return releasedMarks(inBook, now);',
    without: 'return releasedMarks(inBook, now).concat(inBook);',
    test: api,
  },
  {
    case: 19,
    what: 'the release of what counts in figures for students',
    file: 'functions/data/grades/grade-columns.ts',
    guard: 'release === 0 ? []',
    without: "release === 0 ? ['released']",
    test: rows,
  },
  {
    case: 19,
    what: 'the instant from which figures for students count a mark',
    file: 'functions/data/grades/grade-columns.ts',
    guard: '.filter((one) => isReleased(one, closesAt, now))',
    without: '',
    test: own,
  },
  {
    case: 19,
    what: 'the release of what the totals of one’s courses are made of',
    file: 'functions/grades/list-own.ts',
    guard: 'releasedOf(row, book, now)',
    without: 'releasedOf(row, book, Number.POSITIVE_INFINITY)',
    test: own,
  },
  {
    case: 93,
    what: 'the row that a change of it is conditional on',
    file: 'functions/data/grades/grade-rows.ts',
    guard: '...unchanged(before),',
    without: '',
    test: rows,
  },
];
