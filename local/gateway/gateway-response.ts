import type { HeaderList, HttpResponse } from '../http-message.ts';
import { isRecord } from '../template/template.ts';

/** An answer of the gateway itself. */
export function gatewayMessage(status: number, message: string): HttpResponse {
  return {
    status,
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ message })),
  };
}

/** Makes an HTTP response of what a function answered; a shape that the gateway refuses is a 500. */
export function gatewayResponse(result: unknown): HttpResponse {
  if (!isRecord(result) || !('statusCode' in result)) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    return {
      status: 200,
      headers: [['content-type', 'application/json']],
      body: Buffer.from(body),
    };
  }
  const status = Number(result['statusCode']);
  const { body = '', headers = {}, multiValueHeaders = {}, cookies = [] } = result;
  const wellFormed =
    Number.isInteger(status) &&
    status >= 100 &&
    status < 600 &&
    typeof body === 'string' &&
    isRecord(headers) &&
    isRecord(multiValueHeaders) &&
    Array.isArray(cookies);
  if (!wellFormed) return gatewayMessage(500, 'Internal Server Error');
  const list: HeaderList = [];
  for (const [name, value] of Object.entries({ ...headers, ...multiValueHeaders })) {
    const values = Array.isArray(value) ? value : [value];
    list.push([name.toLowerCase(), values.map(String).join(',')]);
  }
  if (!list.some(([name]) => name === 'content-type')) {
    list.push(['content-type', 'text/plain; charset=utf-8']);
  }
  for (const cookie of cookies) list.push(['set-cookie', String(cookie)]);
  return {
    status,
    headers: list,
    body: Buffer.from(body, result['isBase64Encoded'] === true ? 'base64' : 'utf8'),
  };
}
