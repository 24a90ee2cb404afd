import * as z from 'zod';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { localizedLine } from '#shared/schemas/text.ts';

export const imageSchema = z.strictObject({
  kind: z.literal('image'),
  mediaId: ulidSchema,
  /** null: not described yet, which a course should not be published with. */
  alt: localizedLine(300).nullable(),
  caption: localizedLine(300).nullable(),
});
