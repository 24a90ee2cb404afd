import * as z from 'zod';
import { localizedParagraph } from '#shared/schemas/text.ts';
import { playable } from '../playable.ts';

export const audioSchema = z.strictObject({
  kind: z.literal('audio'),
  ...playable,
  transcript: localizedParagraph(20_000).nullable(),
});
