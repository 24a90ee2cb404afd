import type * as z from 'zod';
import type { submittedFileSchema } from '#shared/schemas/assignments.ts';

/** A file as it was handed in. */
export type SubmittedFile = z.infer<typeof submittedFileSchema>;
