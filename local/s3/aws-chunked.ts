import { S3Error } from './s3-error.ts';

const MAX_LINE = 1024;
const MAX_TRAILERS = 8;

/**
 * Takes the `aws-chunked` framing off a body: `HEX[;extension]\r\n DATA \r\n … 0\r\n trailers \r\n`.
 * Data is passed on as it comes; only an unfinished line is ever held back.
 * @param trailers receives the trailing headers, names in lower case
 * @throws S3Error IncompleteBody when the framing is broken or ends early
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  let state: 'size' | 'data' | 'data-end' | 'trailer' | 'done' = 'size';
  let remaining = 0;
  let held: Buffer = Buffer.alloc(0);

  for await (const chunk of source) {
    let input: Buffer = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    while (input.length > 0 && state !== 'done') {
      if (state === 'data') {
        const data = input.subarray(0, remaining);
        remaining -= data.length;
        input = input.subarray(data.length);
        if (remaining === 0) state = 'data-end';
        yield data;
        continue;
      }
      const end = input.indexOf('\r\n');
      if (end > MAX_LINE || (end < 0 && input.length > MAX_LINE)) throw broken();
      if (end < 0) break;
      const line = input.toString('latin1', 0, end);
      input = input.subarray(end + 2);
      if (state === 'size') {
        remaining = parseSize(line);
        state = remaining === 0 ? 'trailer' : 'data';
      } else if (state === 'data-end') {
        if (line !== '') throw broken();
        state = 'size';
      } else if (line === '') {
        state = 'done';
      } else {
        const colon = line.indexOf(':');
        if (colon < 1 || trailers.size >= MAX_TRAILERS) throw broken();
        trailers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
      }
    }
    held = input;
  }
  // Some clients leave out the last empty line, never the closing chunk of size zero.
  if (state !== 'done' && state !== 'trailer') throw broken();
}

function parseSize(line: string): number {
  const match = /^([0-9a-f]{1,10})(;.*)?$/i.exec(line);
  if (!match) throw broken();
  return Number.parseInt(match[1] ?? '', 16);
}

function broken(): S3Error {
  return new S3Error('IncompleteBody', 'The aws-chunked body is malformed or ended early.');
}
