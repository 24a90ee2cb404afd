import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../http-message.ts';
import { joinHeaders } from '../http-message.ts';
import type { Compression } from './policies.ts';

const types =
  /^(text\/(html|css|plain|xml|javascript|vtt|csv|markdown)|application\/(json|javascript|xml|manifest\+json|wasm|problem\+json)|image\/svg\+xml)\b/;

/** CloudFront compresses answers of 1,000 to 10,000,000 bytes. */
const MIN_BYTES = 1000;
const MAX_BYTES = 10_000_000;

const KEPT = 500;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** What texts became: those of the site are the same on each platform of a process. */
const made = new Map<string, Promise<Buffer>>();

/** Compresses answers as the edge would, and remembers what a text became. */
export async function compress(
  response: HttpResponse,
  acceptEncoding: string,
  allowed: Compression,
): Promise<HttpResponse> {
  const headers = joinHeaders(response.headers);
  const { length } = response.body;
  const wanted = (['br', 'gzip'] as const).find(
    (encoding) => allowed[encoding] && new RegExp(`\\b${encoding}\\b`).test(acceptEncoding),
  );
  const fits =
    length >= MIN_BYTES &&
    length <= MAX_BYTES &&
    [200, 403, 404].includes(response.status) &&
    types.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined;
  if (!wanted || !fits) return response;
  const key = `${wanted}:${createHash('sha1').update(response.body).digest('hex')}`;
  const body = made.get(key) ?? encoders[wanted](response.body);
  made.set(key, body);
  if (made.size > KEPT) made.delete(made.keys().next().value!);
  const kept = response.headers.filter(([name]) => !/^(content-length|etag)$/i.test(name));
  const etag = headers['etag'];
  return {
    status: response.status,
    headers: [
      ...kept,
      ['content-encoding', wanted],
      ['vary', 'Accept-Encoding'],
      ...(etag ? [['etag', `W/${etag.replace(/^W\//, '')}`] as [string, string]] : []),
    ],
    body: await body,
  };
}
