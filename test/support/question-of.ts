import { ulid } from 'ulid';
import type { QuestionHead } from '#functions/data/banks/questions.ts';

/** The head of a question with everything that a test does not care about filled in. */
export const questionOf = (given: Partial<QuestionHead> = {}): QuestionHead => ({
  questionId: ulid(),
  bankId: '01J0000000000000000000BANK',
  type: 'trueFalse',
  name: null,
  tags: [],
  difficulty: null,
  points: 10_000,
  status: 'draft',
  stem: { en: 'Water boils at 100 °C.' },
  lacks: [],
  source: null,
  mediaIds: [],
  version: 1,
  contentVersion: 1,
  versions: 1,
  revision: 1,
  changedAt: '2026-01-01T00:00:00.000Z',
  binnedAt: null,
  ...given,
});
