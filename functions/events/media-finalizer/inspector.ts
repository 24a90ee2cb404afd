import type * as z from 'zod';
import type { rejectionSchema } from '#shared/schemas/media-file.ts';
import type { Bytes } from './bytes.ts';

export type Rejection = z.infer<typeof rejectionSchema>;

/** Why a file is turned away, and in which of its lines where it has some. */
export type Refusal = { rejection: Rejection; line?: number };

/** Judges a file's bytes by what it says it is; null: good. */
export type Inspector = (file: Bytes) => Promise<Rejection | Refusal | null>;
