import * as z from 'zod';
import {
  lengthOfComments,
  mostCommentLength,
  mostComments,
  mostCommentsLength,
  mostQuoteLength,
  wholeSide,
} from '#shared/policies/comment-limits.ts';
import { ulidSchema } from './primitives.ts';
import { paragraph } from './text.ts';

const part = z.int().min(0).max(wholeSide);

/** A place on a page or a picture, from its top left corner; without width and height, a point. */
const areaSchema = z.strictObject({ x: part, y: part, width: part, height: part });

/** The words at the place; empty: none are there. */
const quote = paragraph(mostQuoteLength);

/** Offsets are those of `writtenText` in `shared/policies/written-text.ts`: a submission never changes, and neither do they. */
const offset = z.int().min(0).max(2_000_000);

/** What of a submission a comment is about. */
export const anchorSchema = z.discriminatedUnion('in', [
  z
    .strictObject({ in: z.literal('text'), from: offset, to: offset, quote })
    .refine(({ from, to }) => from < to, 'from_after_to'),
  z.strictObject({
    in: z.literal('page'),
    mediaId: ulidSchema,
    page: z.int().min(1).max(10_000),
    area: areaSchema,
    quote,
  }),
  z.strictObject({ in: z.literal('picture'), mediaId: ulidSchema, area: areaSchema }),
]);

const anchoredCommentSchema = z.strictObject({
  commentId: ulidSchema,
  anchor: anchorSchema,
  text: paragraph(mostCommentLength).refine((text) => text.length > 0, 'empty'),
});

/** What is said of single places of a submission; in no order of their own, since the places have one. */
export const anchoredCommentsSchema = z
  .array(anchoredCommentSchema)
  .max(mostComments)
  .refine(
    (comments) => new Set(comments.map(({ commentId }) => commentId)).size === comments.length,
    'repeated',
  )
  .refine((comments) => lengthOfComments(comments) <= mostCommentsLength, 'too_long_together');
