import { durationSecondsSchema } from '#shared/schemas/media.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';

/** The kinds that play from our own files. */
export const playable = { mediaId: ulidSchema, durationSeconds: durationSecondsSchema };
