import * as z from 'zod';

/** Where a person's photo can be had for the next hour; null where there is none. */
export const photoSchema = z.string().nullable();
