import * as z from 'zod';

export const assignmentSchema = z.strictObject({ kind: z.literal('assignment') });
