import * as z from 'zod';
import { mostCommentLength } from '#shared/policies/comment-limits.ts';
import { count, instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { paragraph } from './text.ts';

/** The words of a comment, as somebody uses them again and again. */
export const keptCommentText = paragraph(mostCommentLength).refine(
  (text) => text.length > 0,
  'empty',
);

/** A comment that somebody who marks keeps, to put it into markings. */
export const keptCommentSchema = z
  .strictObject({
    commentId: ulidSchema,
    text: keptCommentText,
    /** How often it was put into a marking. */
    uses: count,
    savedAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'KeptComment' });
