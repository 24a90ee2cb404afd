import * as z from 'zod';

/** The address of a person's photo for the next hour; null if there is none. */
export const photoSchema = z.string().nullable();
