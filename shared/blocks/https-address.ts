import * as z from 'zod';

/** An address in the web, never fetched by the platform itself. */
export const httpsAddress = z
  .string()
  .max(2000)
  .regex(/^https:\/\/[^\s"'<>\\]+$/);
