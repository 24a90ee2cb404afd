import { fold } from './fold.ts';

/** What a draw wants of a question. */
export type Draw = { tags: string[]; difficulty: 'easy' | 'medium' | 'hard' | null };

type Standing = { status: 'draft' | 'ready' | 'retired'; binnedAt: string | null };
type Drawable = Draw & Standing;

/** Whether a draw from its bank may take a question, as it is now. */
export const mayDraw = ({ tags, difficulty }: Draw, head: Drawable): boolean =>
  head.binnedAt === null &&
  head.status === 'ready' &&
  (difficulty === null || head.difficulty === difficulty) &&
  tags.every((tag) => head.tags.some((one) => fold(one) === fold(tag)));

/** Whether a question can be asked where it is named, as it is now: one that is retired still is. */
export const canBeAsked = ({ status, binnedAt }: Standing): boolean =>
  binnedAt === null && status !== 'draft';
