import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type WireRequest = {
  method?: string;
  /** As it goes over the wire: nothing is resolved, joined or escaped. */
  path: string;
  /** Name and value in turns, so that a name can stand twice. */
  headers?: string[];
  body?: string | Uint8Array;
};

export type WireAnswer = {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** The text as JSON; undefined where it is none. */
  json: unknown;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends what no browser and no `fetch` would: odd methods, paths and headers. */
export async function sendOverWire(
  origin: string,
  { method = 'GET', path, headers = [], body }: WireRequest,
): Promise<WireAnswer> {
  const { hostname, port, host, pathname } = new URL(origin);
  const length = body === undefined ? [] : ['content-length', String(Buffer.byteLength(body))];
  const outgoing = request({
    hostname,
    port,
    method,
    path: (pathname === '/' ? '' : pathname) + path,
    headers: ['host', host, ...headers, ...length],
    agent: false,
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.end(body);
  const [answer] = await answered;
  const answerText = await text(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: answerText,
    json: parsed(answerText),
  };
}

/** Headers by name as the list that goes over the wire. */
export const headerList = (headers: Record<string, string>): string[] =>
  Object.entries(headers).flat();
