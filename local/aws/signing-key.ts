import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a Signature Version 4 credential is valid: `20240131/eu-west-1/s3`. */
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

/** Signs a string (a string to sign, or the base64 of a POST policy) and returns lower-case hex. */
export function sign(secret: string, scope: CredentialScope, stringToSign: string): string {
  const steps = [scope.date, scope.region, scope.service, 'aws4_request'];
  let key: string | Buffer = `AWS4${secret}`;
  for (const step of steps) key = createHmac('sha256', key).update(step).digest();
  return createHmac('sha256', key).update(stringToSign).digest('hex');
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
