import * as z from 'zod';
import { ulidSchema } from '#shared/schemas/primitives.ts';

export const fileSchema = z.strictObject({ kind: z.literal('file'), mediaId: ulidSchema });
