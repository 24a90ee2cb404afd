import type { BookItem } from './book.ts';
import type { Mark } from '#shared/schemas/marks.ts';

/** A mark as far as its release asks, as a row of the book has it as well. */
type Releasable = Pick<Mark, 'status'> & {
  /** Of how much it was earned; null: nothing was. */
  most: number | null;
  /** Somebody set it in place of what it comes to by itself. */
  isSet: boolean;
};

/**
 * Whether the gradebook may release a mark. That of an assignment which somebody marked is released with what they wrote
 * of it, so that here it is only what was decided with nothing marked beneath: what lies beneath would be told with it.
 * What waits to be marked is seen once it is, and not by a release before.
 */
const releasable: Record<BookItem['kind'], (mark: Releasable) => boolean> = {
  manual: ({ status }) => status !== 'open',
  quiz: ({ status }) => status !== 'open' && status !== 'waiting',
  assignment: ({ status, most, isSet }) => most === null && (isSet || status === 'missing'),
};

export const isReleasable = ({ kind }: Pick<BookItem, 'kind'>, mark: Releasable): boolean =>
  releasable[kind](mark);
