import * as z from 'zod';
import { isTimeZone } from '#shared/policies/zone-clock.ts';

/** A ULID: 26 characters of Crockford's base 32, the first at most 7. https://github.com/ulid/spec */
export const ulidSchema = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);

/** A person's id is the `sub` that Cognito gave: a lower-case UUID. */
export const userIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** An instant in UTC, as ISO 8601 with milliseconds. */
export const instantSchema = z.iso.datetime({ precision: 3 });

/** A calendar day, as ISO 8601. */
export const dateSchema = z.iso.date();

/** A time zone of the IANA database that this runtime knows: `America/Mexico_City`. */
export const timeZoneSchema = z
  .string()
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/)
  .max(50)
  .refine(isTimeZone, 'time_zone');

/** Counts up by one with each edit; an edit states the version that it was made from. */
export const versionSchema = z.int().min(1).max(1_000_000_000);

export const count = z.int().min(0).max(1_000_000_000);

/** Money in minor units (cents) with its ISO 4217 currency. */
export const moneySchema = z.strictObject({
  amount: z.int().min(1).max(100_000_000),
  currency: z.enum(['EUR', 'USD', 'MXN', 'COP', 'ARS', 'CLP', 'PEN', 'GBP']),
});

/** The end of a page of a list, sealed by the server for one person, one route and one filter. */
export const cursorSchema = z.string().regex(/^[A-Za-z0-9_-]{16,1024}$/);

/** `limit` and `cursor` as they come in an address. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^([1-9]\d?|100)$/)
    .transform(Number)
    .prefault('20'),
  cursor: cursorSchema.optional(),
};

/** A page of a list: `nextCursor` is null on the last one. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), nextCursor: cursorSchema.nullable() });

/** The address of a mailbox, in small letters. */
export const emailAddressSchema = z.email().max(254).toLowerCase();
