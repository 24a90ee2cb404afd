import { S3Error } from './s3-error.ts';

interface Validators {
  etag: string;
  /** Milliseconds since the epoch. */
  modified: number;
}

type Headers = Record<string, string | undefined>;

/**
 * Decides a read's `If-…` headers in the order of RFC 9110.
 * @returns true when the client's copy is still good (304)
 * @throws S3Error PreconditionFailed
 */
export function isNotModified(headers: Headers, object: Validators): boolean {
  const match = headers['if-match'];
  const noneMatch = headers['if-none-match'];
  if (match !== undefined && !matches(match, object.etag)) throw failed('If-Match');
  const unmodified = seconds(headers['if-unmodified-since']);
  if (match === undefined && unmodified !== undefined && toSeconds(object.modified) > unmodified)
    throw failed('If-Unmodified-Since');
  if (noneMatch !== undefined) return matches(noneMatch, object.etag);
  const modified = seconds(headers['if-modified-since']);
  return modified !== undefined && toSeconds(object.modified) <= modified;
}

/** Whether a Range still applies to the object that the client began to read. */
export function rangeApplies(ifRange: string | undefined, object: Validators): boolean {
  if (ifRange === undefined) return true;
  const date = seconds(ifRange);
  return date === undefined ? matches(ifRange, object.etag) : toSeconds(object.modified) <= date;
}

/**
 * Decides a write's `If-Match` and `If-None-Match: *` against what the key holds now.
 * @throws S3Error PreconditionFailed, NoSuchKey (If-Match on an absent key), NotImplemented
 */
export function checkWrite(headers: Headers, current: Validators | undefined): void {
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined && noneMatch !== '*')
    throw new S3Error('NotImplemented', 'If-None-Match on a write takes only *.');
  if (noneMatch !== undefined && current) throw failed('If-None-Match');
  const match = headers['if-match'];
  if (match === undefined) return;
  if (!current) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  if (!matches(match, current.etag)) throw failed('If-Match');
}

/** Decides the `x-amz-copy-source-if-…` headers: a copy has no 304, so both ways end in 412. */
export function checkCopySource(headers: Headers, source: Validators): void {
  const own: Headers = {};
  for (const name of ['match', 'none-match', 'modified-since', 'unmodified-since'])
    own[`if-${name}`] = headers[`x-amz-copy-source-if-${name}`];
  if (isNotModified(own, source)) throw failed('x-amz-copy-source-if-none-match');
}

function matches(header: string, etag: string): boolean {
  return header
    .split(',')
    .map((each) => each.trim().replace(/^W\//, '').replace(/^"|"$/g, ''))
    .some((each) => each === '*' || each === etag);
}

function seconds(header: string | undefined): number | undefined {
  const parsed =
    header === undefined || !/[a-z]{3}, /i.test(header) ? Number.NaN : Date.parse(header);
  return Number.isNaN(parsed) ? undefined : toSeconds(parsed);
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

function failed(condition: string): S3Error {
  return new S3Error(
    'PreconditionFailed',
    `At least one of the pre-conditions you specified did not hold: ${condition}`,
  );
}
