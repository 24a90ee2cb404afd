import * as z from 'zod';

/** The pool's rule: length over composition (NIST 800-63B). */
export const passwordLength = { min: 12, max: 256 } as const;

export const passwordSchema = z.string().min(passwordLength.min).max(passwordLength.max);
