import * as z from 'zod';
import { localizedParagraph } from '#shared/schemas/text.ts';
import { httpsAddress } from '../https-address.ts';

export const linkSchema = z.strictObject({
  kind: z.literal('link'),
  address: httpsAddress,
  description: localizedParagraph(1000).nullable(),
});
