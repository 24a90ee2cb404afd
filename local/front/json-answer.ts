import type { ServerResponse } from 'node:http';

/** An answer of a JSON service that is not a success; the SDKs read the name from `__type`. */
export type JsonError = { status: number; name: string; message: string; details?: object };

export function answerError(response: ServerResponse, error: JsonError): void {
  const { status, name, message, details } = error;
  // DynamoDB says "message", its authorization layer "Message": clients accept both.
  answerJson(response, status, { __type: name, message, Message: message, ...details });
}

export function answerJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
