import type { Guard } from './guard.ts';

const life = 'test/api/banks.test.ts';

/** The lines on which the bank of questions rests. */
export const bankGuards: Guard[] = [
  {
    case: 16,
    what: 'the owner of a bank',
    file: 'shared/policies/banks.ts',
    guard: 'actor.userId === bankId',
    without: 'true',
    test: life,
  },
  {
    case: 16,
    what: 'the bank of a question',
    file: 'functions/data/banks/questions.ts',
    guard: 'head.bankId === bankId && ',
    without: '',
    test: life,
  },
  {
    case: 16,
    what: 'the look at the bank that questions are to go to',
    file: 'functions/banks/change-questions.ts',
    guard: 'elsewhere === bank.bankId ? bank : await editableBankOf(deps.table, actor, elsewhere)',
    without: 'elsewhere === bank.bankId ? bank : { bankId: elsewhere, course: null }',
    test: life,
  },
  {
    case: 29,
    what: 'the people of a bank',
    file: 'shared/contract/banks.ts',
    guard: "const authors = ['teachers', 'admins'] as const;",
    without: "const authors = ['students', 'teachers', 'admins'] as const;",
    test: 'test/security/answer-canaries.test.ts',
  },
];
