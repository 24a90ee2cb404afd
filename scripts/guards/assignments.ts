import type { Guard } from './guard.ts';

const assignments = 'test/security/assignments.test.ts';
const refusals = 'shared/policies/submit-refusal.test.ts';

/** The lines on which handing in rests. */
export const assignmentGuards: Guard[] = [
  {
    case: 18,
    what: 'whose submission it is',
    file: 'functions/assignments/get-submission.ts',
    guard: 'const place = { ...params, userId };',
    without: 'const place = { ...params, userId: params.assignmentId };',
    test: assignments,
  },
  {
    case: 19,
    what: 'that it is marked, for its person',
    file: 'functions/data/assignments/submissions.ts',
    guard: "return state === 'marked' ? 'submitted' : state;",
    without: "return state === 'marked' ? 'released' : state;",
    test: 'functions/data/assignments/submissions.test.ts',
  },
  {
    case: 19,
    what: 'the release, in the state of somebody’s work',
    file: 'functions/data/assignments/submissions.ts',
    guard: 'releasedAt !== null && Date.parse(releasedAt) <= now',
    without: 'releasedAt !== null',
    test: 'functions/data/assignments/submissions.test.ts',
  },
  {
    case: 19,
    what: 'how far the marking is, in what is handed out',
    file: 'functions/data/data-subjects.ts',
    guard: "inner: ['markings', 'version'],",
    without: "inner: ['version'],",
    test: assignments,
  },
  {
    case: 43,
    what: 'the closing',
    file: 'shared/policies/submit-refusal.ts',
    guard: 'end !== null && now > end',
    without: 'end !== null && now >= end',
    test: refusals,
  },
  {
    case: 43,
    what: 'the due date',
    file: 'functions/assignments/make-submission.ts',
    guard: 'now > lateAfter(',
    without: 'now >= lateAfter(',
    test: assignments,
  },
  {
    case: 46,
    what: 'the due date that held',
    file: 'functions/assignments/present-receipt.ts',
    guard: 'dueAt: due.at,',
    without: 'dueAt: null,',
    test: assignments,
  },
  {
    case: 47,
    what: 'what is being marked',
    file: 'shared/policies/submit-refusal.ts',
    guard: "if (work.isLocked) return 'submission_locked';",
    without: "if (work.isLocked && now < 0) return 'submission_locked';",
    test: refusals,
  },
  {
    case: 47,
    what: 'the withdrawal of what is being marked',
    file: 'functions/assignments/withdraw.ts',
    guard: "if (markingOf(own)) return 'submission_locked';",
    without: "if (markingOf(own) && now < 0) return 'submission_locked';",
    test: assignments,
  },
  {
    case: 47,
    what: 'that nobody began to mark meanwhile',
    file: 'functions/data/assignments/submissions.ts',
    guard: `      version: (before?.version ?? 0) + 1,
    },
    ...unchangedSince(before),`,
    without: `      version: (before?.version ?? 0) + 1,
    },`,
    test: assignments,
  },
  {
    case: 92,
    what: 'the version of the draft that was handed in already',
    file: 'functions/assignments/submit.ts',
    guard: 'counted?.draftVersion === version && !isReturned ? counted : null',
    without: 'counted?.draftVersion === -version && !isReturned ? counted : null',
    test: assignments,
  },
];
