import * as z from 'zod';
import { timeZoneSchema, ulidSchema } from '#shared/schemas/primitives.ts';
import { httpsAddress } from '../https-address.ts';

export const liveSchema = z.strictObject({
  kind: z.literal('live'),
  /** Days after the course's start, at a time of day in a zone. */
  day: z.int().min(0).max(1000),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timeZone: timeZoneSchema,
  joinAddress: httpsAddress.nullable(),
  /** The recording, once there is one. */
  recordingMediaId: ulidSchema.nullable(),
});
