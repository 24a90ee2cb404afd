import type { IncomingMessage } from 'node:http';
import { headerList, type HttpRequest } from '../http-message.ts';

/** One byte more than the gateway takes, so that it is the gateway that refuses. */
const MAX_BODY = 10 * 1024 * 1024 + 1;

/** Reads a request from its socket; of a body that is too large anyway the rest is thrown away. */
export async function receiveRequest(incoming: IncomingMessage): Promise<HttpRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size < MAX_BODY) chunks.push(chunk);
    size += chunk.length;
  }
  return {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers: headerList(incoming.rawHeaders),
    body: Buffer.concat(chunks).subarray(0, MAX_BODY),
    clientIp: (incoming.socket.remoteAddress ?? '127.0.0.1').replace('::ffff:', ''),
  };
}
