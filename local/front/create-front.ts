import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FrontOptions } from './front-options.ts';
import { createConflicts, type Conflicts } from './conflicts.ts';
import { handleCognito, handleWellKnown } from './handle-cognito.ts';
import { handleDynamodb } from './handle-dynamodb.ts';
import { handleSes } from './handle-ses.ts';
import { answerError } from './json-answer.ts';
import { readBody } from './read-body.ts';

export type { FinishedCall, Fault, FrontCall, FrontOptions } from './front-options.ts';

type Options = FrontOptions & { conflicts: Conflicts };

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The one server that plays the AWS endpoints: it checks who calls and whether the role may, and
 * only then hands the call to an engine. A service that is not played is refused by name (501).
 * The caller listens, on loopback.
 */
export function createFront(options: FrontOptions): Server {
  const conflicts = createConflicts(options.keyNames);
  const server = createServer((request, response) => {
    dispatch(request, response, { ...options, conflicts }).catch((error: unknown) => {
      process.emitWarning(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else answerError(response, { status: 500, name: 'InternalFailure', message: String(error) });
    });
  });
  // Longer than the SDK's own idle time, so that it is never the server that hangs up first.
  server.keepAliveTimeout = 60_000;
  return server;
}

async function dispatch(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options,
): Promise<void> {
  const url = request.url ?? '/';
  if (url.startsWith('/_local/')) return handleLocal(request, response, options);
  if (await handleWellKnown(request, response, options)) return;
  if (isPreflightOfJsonApi(request))
    return options.cognito.handleApi(request, response, Buffer.alloc(0), { kind: 'anonymous' });

  const target = request.headers['x-amz-target'];
  if (typeof target === 'string') return handleTarget(request, response, target, options);
  const service = signedService(request);
  if (service === 'ses') return handleSes(request, response, options);
  if (service !== undefined && service !== 's3') return refuse(response, `The service ${service}`);
  await options.s3.handle(request, response);
}

async function handleTarget(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  options: Options,
): Promise<void> {
  const [api = '', operation = ''] = target.split('.');
  const body = await readBody(request);
  if (body === undefined)
    return answerError(response, {
      status: 413,
      name: 'RequestTooLargeException',
      message: 'The body is too large.',
    });
  if (api === 'DynamoDB_20120810' || api === 'DynamoDBStreams_20120810')
    return handleDynamodb(request, response, body, operation, options);
  if (api === 'AWSCognitoIdentityProviderService')
    return handleCognito(request, response, body, operation, options);
  refuse(response, target);
}

/** A page under a rebound name must not learn what the runtime tells its developer. */
function handleLocal(
  request: IncomingMessage,
  response: ServerResponse,
  options: FrontOptions,
): void {
  if (!LOOPBACK.test(request.headers.host ?? ''))
    return answerError(response, {
      status: 403,
      name: 'AccessDenied',
      message: 'Only for this machine.',
    });
  if (!options.local(request, response))
    answerError(response, { status: 404, name: 'NotFound', message: 'Not found.' });
}

function isPreflightOfJsonApi({ method, headers }: IncomingMessage): boolean {
  const names = headers['access-control-request-headers'] ?? '';
  return method === 'OPTIONS' && names.toLowerCase().includes('x-amz-target');
}

function signedService(request: IncomingMessage): string | undefined {
  const scope = /Credential=[^,/]+\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/;
  return scope.exec(request.headers.authorization ?? '')?.[1];
}

function refuse(response: ServerResponse, what: string): void {
  answerError(response, {
    status: 501,
    name: 'NotImplemented',
    message: `${what} is not emulated.`,
  });
}
