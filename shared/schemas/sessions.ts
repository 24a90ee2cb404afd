import * as z from 'zod';
import { instantSchema } from './primitives.ts';

/** A sign-in: the second in which it was made (a list of them is in order), and its id in the pool. */
export const sessionIdSchema = z.string().regex(/^\d{10}\.[\w-]{1,64}$/);

/** The places where somebody is signed in. Browser and system are null where they did not say. */
export const sessionSchema = z
  .strictObject({
    sessionId: sessionIdSchema,
    browser: z.string().nullable(),
    system: z.string().nullable(),
    firstSeenAt: instantSchema,
    lastSeenAt: instantSchema,
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
