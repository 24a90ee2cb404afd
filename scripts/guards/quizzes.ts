import type { Guard } from './guard.ts';

const attempts = 'test/security/quizzes.test.ts';

/** The lines on which the attempts of quizzes rest. */
export const quizGuards: Guard[] = [
  {
    case: 30,
    what: 'the key that waits for its time',
    file: 'functions/quizzes/get-result.ts',
    guard: 'key: shows.key ? whole.key : null,',
    without: 'key: whole.key as never,',
    test: attempts,
  },
  {
    case: 32,
    what: 'the end of the grace',
    file: 'shared/policies/attempt-time.ts',
    guard: 'now > deadline + graceMs;',
    without: 'now > deadline + 240 * graceMs;',
    test: attempts,
  },
  {
    case: 37,
    what: 'the bank that a quiz may ask from',
    file: 'functions/quizzes/start.ts',
    guard: '!isTheirs ||',
    without: 'isTheirs === null ||',
    test: attempts,
  },
  {
    case: 39,
    what: 'the open question of an attempt without a way back',
    file: 'functions/quizzes/save-answer.ts',
    guard: "if (!head.back && at !== head.position) throw new AppError('question_not_open');",
    without: 'void at;',
    test: attempts,
  },
  {
    case: 40,
    what: 'the versions that attempts asked',
    file: 'functions/events/projections/questions/sweep-question.ts',
    guard: 'uses.asked(table, [questionId]),',
    without: 'new Set<string>(),',
    test: 'test/api/quiz-uses.test.ts',
  },
];
