import { createHash } from 'node:crypto';
import { encodeStrictly, parseQuery, rawPath } from './uri.ts';

export interface RequestToSign {
  method: string;
  /** Path and query as they stood in the request line. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * The canonical request of Signature Version 4, as AWS documents it in "Create a signed AWS API
 * request". S3 encodes the path once; every other service encodes it a second time.
 * @throws URIError on a malformed escape
 */
export function canonicalRequest(
  request: RequestToSign,
  signedHeaders: string[],
  payloadHash: string,
  service: string,
): string {
  return [
    request.method.toUpperCase(),
    service === 's3' ? pathOfS3(rawPath(request.url)) : pathOfOthers(rawPath(request.url)),
    canonicalQuery(request.url),
    ...signedHeaders.map((name) => `${name}:${canonicalValue(request.headers[name])}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

/** The text that is signed in the end: the algorithm, the time, the scope and the hash of the request. */
export function stringToSign(amzDate: string, scope: string, canonical: string): string {
  return ['AWS4-HMAC-SHA256', amzDate, scope, sha256(canonical)].join('\n');
}

/** SHA-256 as lower-case hex. */
export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function pathOfS3(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeStrictly(decodeURIComponent(segment)))
    .join('/');
}

function pathOfOthers(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(encodeStrictly(segment));
  }
  const trailing = kept.length > 0 && path.endsWith('/') ? '/' : '';
  return `/${kept.join('/')}${trailing}`;
}

function canonicalQuery(url: string): string {
  return parseQuery(url)
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encodeStrictly(name), encodeStrictly(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function canonicalValue(value: string | string[] | undefined): string {
  return [value ?? '']
    .flat()
    .map((each) => each.trim().replace(/\s+/g, ' '))
    .join(',');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
