import * as z from 'zod';
import { courseTime } from '#shared/schemas/course-time.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { httpsAddress } from '../https-address.ts';

export const liveSchema = z.strictObject({
  kind: z.literal('live'),
  ...courseTime,
  joinAddress: httpsAddress.nullable(),
  /** The recording, once there is one. */
  recordingMediaId: ulidSchema.nullable(),
});
