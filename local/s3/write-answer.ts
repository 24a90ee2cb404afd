import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { S3Answer } from './s3-call.ts';

/** Sends an answer; a client that goes away in the middle of a body is not an error. */
export async function writeAnswer(
  response: ServerResponse,
  answer: S3Answer,
  withBody: boolean,
): Promise<void> {
  const { status, headers, body } = answer;
  const length =
    typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  response.writeHead(status, { ...headers, ...length });
  if (!withBody || body === undefined || typeof body === 'string') {
    response.end(withBody ? body : undefined);
    return;
  }
  try {
    await pipeline(body, response);
  } catch (error) {
    if (!response.destroyed) throw error;
  }
}
