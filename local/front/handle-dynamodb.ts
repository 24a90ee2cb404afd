import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkAccess } from './check-access.ts';
import type { Conflicts } from './conflicts.ts';
import { askForCapacity, isMeasured, takeCapacity } from './consumed-capacity.ts';
import { dynamodbAccess, type DynamodbBody } from './dynamodb-access.ts';
import { faultBefore } from './faults.ts';
import { bodyOf, forward } from './forward.ts';
import type { Fault, FinishedCall, FrontCall, FrontOptions } from './front-options.ts';
import { identify } from './identify.ts';
import { answerError, answerJson } from './json-answer.ts';

/** Written in PartiQL, whose permissions depend on the statement's text. */
const REFUSED = new Set(['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction']);

type Options = FrontOptions & { conflicts: Conflicts };
type Body = DynamodbBody & { ReturnConsumedCapacity?: string };

type Work = {
  operation: string;
  raw: Buffer;
  body: Body;
  fault: Fault | undefined;
  /** A call that comes now finds its items free. */
  end: () => void;
  finish: (rest: Pick<FinishedCall, 'status' | 'consumedCapacity'>) => void;
};

/** Plays the DynamoDB endpoint: signature, role, permission, other calls in the way, then the engine. */
export async function handleDynamodb(
  request: IncomingMessage,
  response: ServerResponse,
  raw: Buffer,
  operation: string,
  options: Options,
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
  const finish: Work['finish'] = (rest) =>
    options.onCall?.({ ...call, ms: performance.now() - started, ...rest });
  const refusal = checkAccess(principal, access, options);
  await options.underWay?.(call);
  const end = refusal ?? options.conflicts.begin(operation, body);
  if (typeof end !== 'function') {
    finish({ status: end.status });
    return answerError(response, end);
  }
  try {
    const fault = options.fault?.(call);
    await answer(request, response, { operation, raw, body, fault, end, finish }, options);
  } finally {
    end();
  }
}

/** Lets the engine do the work and hands on its answer, unless a fault is to be played. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { operation, raw, body, fault, end, finish }: Work,
  options: Options,
): Promise<void> {
  const error = await faultBefore(fault, 'dynamodb', body);
  if (error) {
    finish({ status: error.status });
    return answerError(response, error);
  }
  if (fault?.kind === 'unprocessed' && operation === 'BatchGetItem') {
    finish({ status: 200 });
    return answerJson(response, 200, { Responses: {}, UnprocessedKeys: body.RequestItems });
  }

  const measured =
    options.onCall !== undefined && isMeasured(operation) && (options.measuresCapacity?.() ?? true);
  const sent = measured ? askForCapacity(body) : raw;
  try {
    const reply = await forward(options.dynamodbEndpoint(), request.headers, sent);
    end();
    const status = reply.statusCode ?? 500;
    // Whole, in one write: a stream from one to the other would cost the front a sixth of its time.
    const whole = await bodyOf(reply);
    if (fault?.kind === 'reset-after') {
      finish({ status });
      request.socket.destroy();
    } else if (measured && status === 200) {
      const { consumed, body: reported } = takeCapacity(whole, body.ReturnConsumedCapacity);
      finish({ status, ...(consumed ? { consumedCapacity: consumed } : {}) });
      // The checksum covered the answer as the engine wrote it.
      const { 'x-amz-crc32': _checksum, ...headers } = reply.headers;
      response.writeHead(status, { ...headers, 'content-length': reported.length });
      response.end(reported);
    } else {
      finish({ status });
      const { 'transfer-encoding': _encoding, ...headers } = reply.headers;
      response.writeHead(status, { ...headers, 'content-length': whole.length });
      response.end(whole);
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
