import * as z from 'zod';
import { passwordSchema } from './passwords.ts';

export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** A password to choose, and the same again. */
export const newPassword = { password: passwordSchema, confirm: z.string() };

type Chosen = { password: string; confirm: string };

/** Whether both are the same, for a refinement that looks whatever else is wrong; what is wrong stands at the second. */
export const samePasswords = [
  ({ password, confirm }: Chosen) => password === confirm,
  { path: ['confirm'], when: () => true },
] as const satisfies [unknown, { path: string[]; when: () => boolean }];
