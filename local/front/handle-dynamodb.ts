import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { checkAccess } from './check-access.ts';
import { askForCapacity, isMeasured, takeCapacity } from './consumed-capacity.ts';
import { dynamodbAccess, type DynamodbBody } from './dynamodb-access.ts';
import { faultBefore } from './faults.ts';
import { forward } from './forward.ts';
import type { FinishedCall, FrontCall, FrontOptions } from './front-options.ts';
import { identify } from './identify.ts';
import { answerError } from './json-answer.ts';

/** Written in PartiQL, whose permissions depend on the statement's text. */
const REFUSED = new Set(['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction']);

/** Plays the DynamoDB endpoint: signature, role, permission, then the engine. */
export async function handleDynamodb(
  request: IncomingMessage,
  response: ServerResponse,
  raw: Buffer,
  operation: string,
  options: FrontOptions,
): Promise<void> {
  const started = performance.now();
  if (REFUSED.has(operation))
    return answerError(response, {
      status: 501,
      name: 'UnknownOperationException',
      message: `dynamodb:${operation} is not emulated.`,
    });
  const principal = identify(request, raw, 'dynamodb', options);
  if ('status' in principal) return answerError(response, principal);
  const body = parse(raw);
  if (!body)
    return answerError(response, {
      status: 400,
      name: 'com.amazon.coral.service#SerializationException',
      message: 'The body is not a JSON object.',
    });

  const access = dynamodbAccess(operation, body, options.tableArn);
  const call: FrontCall = {
    functionRole: principal.roleName,
    service: 'dynamodb',
    action: operation,
    resource: [...new Set(access.map(({ resource }) => resource))].join(' '),
  };
  const finish = (rest: Pick<FinishedCall, 'status' | 'consumedCapacity'>) =>
    options.onCall?.({ ...call, ms: performance.now() - started, ...rest });

  const refusal = checkAccess(principal, access, options.account);
  const fault = refusal ? undefined : options.fault?.(call);
  const error = refusal ?? (await faultBefore(fault, 'dynamodb', body));
  if (error) {
    finish({ status: error.status });
    return answerError(response, error);
  }

  const measured =
    options.onCall !== undefined && isMeasured(operation) && (options.measuresCapacity?.() ?? true);
  const sent = measured ? askForCapacity(body) : raw;
  try {
    const answer = await forward(options.dynamodbEndpoint(), request.headers, sent);
    const status = answer.statusCode ?? 500;
    if (fault?.kind === 'reset-after') {
      await buffer(answer);
      finish({ status });
      request.socket.destroy();
    } else if (measured && status === 200) {
      const { consumed, body: reply } = takeCapacity(
        await buffer(answer),
        body.ReturnConsumedCapacity,
      );
      finish({ status, ...(consumed ? { consumedCapacity: consumed } : {}) });
      // The checksum covered the answer as the engine wrote it.
      const { 'x-amz-crc32': _checksum, ...headers } = answer.headers;
      response.writeHead(status, { ...headers, 'content-length': reply.length });
      response.end(reply);
    } else {
      response.writeHead(status, answer.headers);
      await pipeline(answer, response);
      finish({ status });
    }
  } catch (failure) {
    finish({ status: 500 });
    if (response.headersSent) return void response.destroy();
    answerError(response, {
      status: 500,
      name: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
      message: `The engine does not answer: ${String(failure)}`,
    });
  }
}

function parse(raw: Buffer): (DynamodbBody & { ReturnConsumedCapacity?: string }) | undefined {
  try {
    const body: unknown = JSON.parse(raw.toString());
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
