import * as z from 'zod';
import { instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { paragraph } from './text.ts';

/** A note that a learner keeps for themselves, on a block or on a second of its video. */
export const noteSchema = z
  .strictObject({
    noteId: ulidSchema,
    courseId: ulidSchema,
    blockId: ulidSchema,
    positionSeconds: z.number().min(0).max(86_400).nullable(),
    text: z.string(),
    createdAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'Note' });

export const noteText = paragraph(4000).refine((text) => text.length > 0, 'empty');
