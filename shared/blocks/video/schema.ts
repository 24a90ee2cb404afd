import * as z from 'zod';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { languageSchema } from '#shared/schemas/text.ts';
import { playable } from '../playable.ts';

export const videoSchema = z.strictObject({
  kind: z.literal('video'),
  ...playable,
  captions: z.array(z.strictObject({ language: languageSchema, mediaId: ulidSchema })).max(2),
});
