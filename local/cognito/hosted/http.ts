import type { IncomingMessage, ServerResponse } from 'node:http';

const largestForm = 16 * 1024;

/** The requests that the hosted pages refuse before looking at them. */
export class HostedError extends Error {
  status: number;
  /** OAuth error code, for the endpoints that answer JSON. */
  code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** @throws HostedError 400 when a parameter comes twice (RFC 6749, section 3.1). */
export function assertSingle(parameters: URLSearchParams): URLSearchParams {
  if (new Set(parameters.keys()).size !== parameters.size) {
    throw new HostedError(400, 'invalid_request');
  }
  return parameters;
}

/** Reads a form body. @throws HostedError 413, 415 or 400 */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') {
    throw new HostedError(415, 'invalid_request');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestForm) throw new HostedError(413, 'invalid_request');
    chunks.push(chunk);
  }
  return assertSingle(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, {
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'content-length': 0,
  });
  response.end();
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json;charset=UTF-8',
    'cache-control': 'no-store',
    pragma: 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

export function readCookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}

/** Not `Secure`: the hosted pages are served over plain HTTP on the loopback address. */
export function addCookie(
  response: ServerResponse,
  name: string,
  value: string,
  maxAgeSeconds: number,
): void {
  response.appendHeader(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`,
  );
}
