import { durationSecondsSchema } from '#shared/schemas/media.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';

/** What plays from our own files. */
export const playable = { mediaId: ulidSchema, durationSeconds: durationSecondsSchema };
