import { foldTag } from './question-facets.ts';
import type { QuestionHead } from './questions.ts';

/** What a draw wants of a question. */
export type Draw = { tags: string[]; difficulty: 'easy' | 'medium' | 'hard' | null };

/** Whether a draw from its bank may take a question, as it is now. */
export const mayDraw = (
  { tags, difficulty }: Draw,
  head: Pick<QuestionHead, 'tags' | 'difficulty' | 'status' | 'binnedAt'>,
): boolean =>
  head.binnedAt === null &&
  head.status === 'ready' &&
  (difficulty === null || head.difficulty === difficulty) &&
  tags.every((tag) => head.tags.some((one) => foldTag(one) === foldTag(tag)));
