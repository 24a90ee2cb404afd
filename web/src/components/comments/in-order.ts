import type { Anchor, AnchoredComment, NumberedComment } from './types.ts';

const placeOf = (anchor: Anchor, files: readonly string[]): number[] => {
  if (anchor.in === 'text') return [-1, 0, anchor.from, anchor.to];
  const at = files.indexOf(anchor.mediaId);
  const { x, y } = anchor.area;
  return [at < 0 ? files.length : at, anchor.in === 'page' ? anchor.page : 0, y, x];
};

const byPlace = (one: number[], other: number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

/**
 * Comments in the order of their places, numbered from 1: the text, then file by file, page by page.
 * @param files the ids of the files, in their order
 */
export const inOrder = (
  comments: readonly AnchoredComment[],
  files: readonly string[],
): NumberedComment[] =>
  comments
    .map((comment) => ({ comment, place: placeOf(comment.anchor, files) }))
    .sort((one, other) => byPlace(one.place, other.place))
    .map(({ comment }, at) => ({ ...comment, number: at + 1 }));
