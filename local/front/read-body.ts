import type { IncomingMessage } from 'node:http';

/** The limit of a body in DynamoDB. */
const LIMIT = 16 * 1024 * 1024;

/** The whole body; undefined when it is longer than any JSON service takes. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LIMIT) chunks.push(chunk);
  }
  if (size > LIMIT) return undefined;
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}
