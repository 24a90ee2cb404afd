/** An answer of the engine that is not a success. `name` is the exception, such as `ResourceNotFoundException`. */
export class EngineError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

// The engine wants to see an Authorization header, and reads nothing from it but its shape.
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20240101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

/**
 * Calls the engine behind the front: the runtime's own way in, without a role.
 * Values stay in the wire form (`{ S: … }`), which is also the form of a Lambda stream event.
 * @param target `DynamoDB_20120810.Scan` or `DynamoDBStreams_20120810.GetRecords`
 * @throws EngineError when the engine refuses; TypeError when it is not there
 */
export async function callEngine<Answer>(
  endpoint: string,
  target: string,
  body: object,
): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': target,
      'x-amz-date': '20240101T000000Z',
      authorization: AUTHORIZATION,
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer as Answer;
  const { __type = 'UnknownError', message = '' } = answer as { __type?: string; message?: string };
  throw new EngineError(__type.slice(__type.indexOf('#') + 1), message);
}

/** `callEngine` for the table API. */
export function callTables<Answer>(endpoint: string, operation: string, body: object) {
  return callEngine<Answer>(endpoint, `DynamoDB_20120810.${operation}`, body);
}

/** `callEngine` for the streams API. */
export function callStreams<Answer>(endpoint: string, operation: string, body: object) {
  return callEngine<Answer>(endpoint, `DynamoDBStreams_20120810.${operation}`, body);
}
