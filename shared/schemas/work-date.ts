import * as z from 'zod';
import { instantSchema } from './primitives.ts';

/** A date that holds for somebody, and why it does. */
export const workDateSchema = z.strictObject({
  /** null: there is none. */
  at: instantSchema.nullable(),
  because: z.enum(['none', 'noStart', 'course', 'person', 'group', 'due']),
});
