import type { WordRange, WrittenText } from '#shared/policies/written-text.ts';
import type { NumberedComment } from './types.ts';

/** Words that are drawn as one: between the places at which a comment begins or ends. */
export type Piece = WordRange & {
  words: string;
  isCommented: boolean;
  isProposed: boolean;
  /** The comments that end here. */
  ended: NumberedComment[];
};

type Ranged = { comment: NumberedComment; range: WordRange };

export const rangesOf = (comments: readonly NumberedComment[]): Ranged[] =>
  comments.flatMap((comment) =>
    comment.anchor.in === 'text' ? [{ comment, range: comment.anchor }] : [],
  );

/** Where the words of a text are that are drawn as such, in their order. */
export const runsOf = ({ at }: WrittenText): WordRange[] =>
  [...at].flatMap(([node, from]) => {
    const { type, text } = node as { type: string; text?: string };
    return type === 'text' && text !== undefined ? [{ from, to: from + text.length }] : [];
  });

/** Where the number of a comment stands: behind the last of its words that are drawn as such. */
export const endIn = (runs: readonly WordRange[], { to }: WordRange): number | null => {
  const last = runs.findLast((run) => run.from < to);
  return last ? Math.min(to, last.to) : null;
};

/**
 * Cuts words where something begins or ends.
 * @param from where they begin in the text
 * @param ends where the numbers of comments stand
 */
export function piecesOf(
  words: string,
  from: number,
  ranged: readonly Ranged[],
  ends: ReadonlyMap<string, number | null>,
  proposed: WordRange | null,
): Piece[] {
  const end = from + words.length;
  const cuts = [...ranged.map(({ range }) => range), ...(proposed ? [proposed] : [])]
    .flatMap((range) => [range.from, range.to])
    .filter((cut) => cut > from && cut < end);
  const places = [...new Set([from, ...cuts, end])].sort((one, other) => one - other);
  const isIn = (range: WordRange, at: number) => range.from <= at && at < range.to;
  return places.slice(0, -1).map((begin, index) => {
    const stop = places[index + 1] ?? end;
    return {
      from: begin,
      to: stop,
      words: words.slice(begin - from, stop - from),
      isCommented: ranged.some(({ range }) => isIn(range, begin)),
      isProposed: proposed !== null && isIn(proposed, begin),
      ended: ranged.flatMap(({ comment }) =>
        ends.get(comment.commentId) === stop ? [comment] : [],
      ),
    };
  });
}
