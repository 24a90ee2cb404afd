import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The scope in which a Signature Version 4 credential is valid: `20240131/eu-west-1/s3`. */
export interface CredentialScope {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
}

/** Reads `AKID/20240131/eu-west-1/s3/aws4_request`; undefined when it has another shape. */
export function parseCredential(credential: string): CredentialScope | undefined {
  const match = /^([^/\s]+)\/(\d{8})\/([^/\s]+)\/([^/\s]+)\/aws4_request$/.exec(credential);
  if (!match) return undefined;
  const [, accessKeyId = '', date = '', region = '', service = ''] = match;
  return { accessKeyId, date, region, service };
}

/**
 * Keys are the same for all requests of one day, role and service: four of five hashes of a signature. As objects: of a
 * key in bytes Node makes one for each signature, which takes six times what the signature does.
 */
const derived = new Map<string, KeyObject>();
const REMEMBERED = 1000;

function signingKey(secret: string, { date, region, service }: CredentialScope): KeyObject {
  const name = `${secret}/${date}/${region}/${service}`;
  const known = derived.get(name);
  if (known) return known;
  let bytes = createHmac('sha256', `AWS4${secret}`).update(date).digest();
  for (const step of [region, service, 'aws4_request'])
    bytes = createHmac('sha256', bytes).update(step).digest();
  const key = createSecretKey(bytes);
  if (derived.size >= REMEMBERED) derived.clear();
  derived.set(name, key);
  return key;
}

/** Signs a string (a string to sign, or the base64 of a POST policy) and returns lower-case hex. */
export function sign(secret: string, scope: CredentialScope, stringToSign: string): string {
  return createHmac('sha256', signingKey(secret, scope)).update(stringToSign).digest('hex');
}

/** Compares two signatures in constant time. */
export function sameSignature(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** `20240131T235959Z` as milliseconds since the epoch; NaN when it has another shape. */
export function parseAmzDate(text: string): number {
  const match = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text);
  if (!match) return Number.NaN;
  const [, year, month, day, hours, minutes, seconds] = match;
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}
