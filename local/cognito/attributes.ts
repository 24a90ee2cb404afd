import { invalidParameter, notAuthorized } from './cognito-error.ts';
import { normalizeEmail } from './normalize-email.ts';
import type { ClientOptions, PoolOptions } from './options.ts';

export interface AttributeEntry {
  Name: string;
  Value?: string | undefined;
}

const standard = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname
   phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo`.split(
    /\s+/,
  ),
);
const ownedByThePool = new Set(['sub', 'email_verified', 'phone_number_verified']);
const defaultMaximum = 2048;

/**
 * Checks attributes that a person writes about themself, by the client's rights and the schema.
 * @throws NotAuthorizedException for one that the client may not write, InvalidParameterException otherwise.
 */
export function parseClientAttributes(
  entries: readonly AttributeEntry[],
  pool: PoolOptions,
  client: ClientOptions,
): Record<string, string> {
  for (const { Name } of entries) {
    const listed = client.writeAttributes.length === 0 || client.writeAttributes.includes(Name);
    if (ownedByThePool.has(Name) || !listed) {
      throw notAuthorized('A client attempted to write unauthorized attribute');
    }
  }
  return parseAttributes(entries, pool);
}

/** Checks attributes against the schema alone, as administrative calls do. */
export function parseAttributes(
  entries: readonly AttributeEntry[],
  pool: PoolOptions,
): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { Name, Value = '' } of entries) {
    if (Object.hasOwn(attributes, Name)) throw invalidParameter(`Duplicate attribute ${Name}`);
    attributes[Name] = checkValue(Name, Value, pool);
  }
  return attributes;
}

/** @throws InvalidParameterException when a required attribute is missing. */
export function assertRequired(attributes: Record<string, string>, pool: PoolOptions): void {
  const missing = pool.attributes.find(({ name, required }) => required && !attributes[name]);
  if (missing) throw nonconforming(`${missing.name}: The attribute ${missing.name} is required`);
}

/** @throws InvalidParameterException when an attribute may not change after sign-up. */
export function assertMutable(names: readonly string[], pool: PoolOptions): void {
  for (const name of names) {
    if (pool.attributes.some((one) => one.name === name && one.mutable === false)) {
      throw invalidParameter(`user.${name}: Attribute cannot be updated.`);
    }
  }
}

function checkValue(name: string, value: string, pool: PoolOptions): string {
  const rule = pool.attributes.find((attribute) => attribute.name === name);
  if (!rule && !standard.has(name)) {
    throw nonconforming(`Type for attribute {${name}} could not be determined`);
  }
  if (value.length > (rule?.maxLength ?? defaultMaximum)) {
    throw nonconforming(
      `${name}: String must be no longer than ${rule?.maxLength ?? defaultMaximum} characters`,
    );
  }
  if (value.length < (rule?.minLength ?? 0)) {
    throw nonconforming(`${name}: String must be no shorter than ${rule?.minLength} characters`);
  }
  if (name.endsWith('_verified') && value !== 'true' && value !== 'false') {
    throw nonconforming(`${name}: must be true or false`);
  }
  if (name !== 'email') return value;
  const email = normalizeEmail(value);
  if (email === null) throw invalidParameter('Invalid email address format.');
  return email;
}

function nonconforming(detail: string): Error {
  return invalidParameter(`Attributes did not conform to the schema: ${detail}`);
}
