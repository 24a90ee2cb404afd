import { Agent, request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a call on to the engine as it came, over a connection that is kept.
 * @throws Error when the engine is not there or breaks off before its headers
 */
export function forward(
  endpoint: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { connection: _connection, 'transfer-encoding': _encoding, ...kept } = headers;
    const outgoing = send(
      endpoint,
      { method: 'POST', agent, headers: { ...kept, 'content-length': body.length } },
      resolve,
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The whole body of an answer. @throws Error when the engine breaks off within it */
export function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => resolve(Buffer.concat(chunks)));
    answer.on('error', reject);
  });
}
