import * as z from 'zod';
import { instantSchema, ulidSchema } from './primitives.ts';

/** Why something cannot be opened yet, as data that the site turns into a sentence. */
export const lockSchema = z
  .discriminatedUnion('reason', [
    z.strictObject({ reason: z.literal('opensAt'), at: instantSchema }),
    z.strictObject({ reason: z.literal('afterBlock'), blockId: ulidSchema }),
    z.strictObject({ reason: z.literal('afterModule'), moduleId: ulidSchema }),
  ])
  .meta({ id: 'Lock' });
export type Lock = z.infer<typeof lockSchema>;
