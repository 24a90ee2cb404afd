import * as z from 'zod';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';

export const textSchema = z.strictObject({
  kind: z.literal('text'),
  body: localizedRichTextSchema,
});
