/** The most comments on single places of one submission. */
export const mostComments = 200;

/** The longest comment, and the longest quote, in UTF-16 units. */
export const mostCommentLength = 2000;
export const mostQuoteLength = 300;

/** All comments of a marking with their quotes, in UTF-16 units: they lie in one item, once as written and once as given. */
export const mostCommentsLength = 48_000;

/** Ten thousandths of the width or height of a page or a picture: the same at every size in which it is shown. */
export const wholeSide = 10_000;

/** The most comments that somebody keeps to use them again. */
export const mostKeptComments = 500;

type Placed = { anchor: { in: string; quote?: string }; text: string };

/** How long comments are together, in UTF-16 units. */
export const lengthOfComments = (comments: readonly Placed[]): number =>
  comments.reduce((sum, { anchor, text }) => sum + text.length + (anchor.quote?.length ?? 0), 0);
