import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '#local/cognito/options.ts';
import { checkAccess } from './check-access.ts';
import { faultBefore } from './faults.ts';
import type { FrontCall, FrontOptions } from './front-options.ts';
import { identify } from './identify.ts';
import { answerError, answerJson } from './json-answer.ts';

/**
 * Plays the user pool's JSON endpoint. A signed call that names a pool needs its role's permission
 * on that pool; every other call is public and goes on as anonymous.
 */
export async function handleCognito(
  request: IncomingMessage,
  response: ServerResponse,
  raw: Buffer,
  operation: string,
  options: FrontOptions,
): Promise<void> {
  const pool = userPoolOf(raw);
  let caller: Caller = { kind: 'anonymous' };
  let functionRole = 'anonymous';
  const resource = `arn:aws:cognito-idp:${options.region}:${options.account}:userpool/${pool ?? '*'}`;
  if (request.headers.authorization?.startsWith('AWS4-') && pool !== undefined) {
    const principal = identify(request, raw, 'cognito-idp', options);
    if ('status' in principal) return answerError(response, principal);
    const action = `cognito-idp:${operation}`;
    const refusal = checkAccess(principal, [{ action, resource }], options);
    if (refusal) return answerError(response, refusal);
    caller = { kind: 'role' };
    functionRole = principal.roleName;
  }
  await observed(
    { functionRole, service: 'cognito-idp', action: operation, resource },
    response,
    options,
    () => options.cognito.handleApi(request, response, raw, caller),
  );
}

/** Plays the pool's public documents; false when the path is none of them. */
export async function handleWellKnown(
  request: IncomingMessage,
  response: ServerResponse,
  options: FrontOptions,
): Promise<boolean> {
  const { issuer } = options.cognito;
  const base = `${new URL(issuer).pathname}/.well-known/`;
  if (request.method !== 'GET' || !request.url?.startsWith(base)) return false;
  const document = {
    'jwks.json': { action: 'jwks', read: options.cognito.jwks },
    'openid-configuration': {
      action: 'openid-configuration',
      read: options.cognito.openidConfiguration,
    },
  }[request.url.slice(base.length)];
  if (!document) return false;
  const call: FrontCall = {
    functionRole: 'anonymous',
    service: 'cognito-idp',
    action: document.action,
    resource: issuer,
  };
  await observed(call, response, options, async () => {
    response.setHeader('access-control-allow-origin', '*');
    answerJson(response, 200, document.read());
  });
  return true;
}

async function observed(
  call: FrontCall,
  response: ServerResponse,
  options: FrontOptions,
  work: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const fault = options.fault?.(call);
  const error = await faultBefore(fault, 'cognito-idp', {});
  if (error) answerError(response, error);
  else await work();
  options.onCall?.({ ...call, status: response.statusCode, ms: performance.now() - started });
}

function userPoolOf(raw: Buffer): string | undefined {
  try {
    const body = JSON.parse(raw.toString()) as { UserPoolId?: unknown } | null;
    return typeof body?.UserPoolId === 'string' ? body.UserPoolId : undefined;
  } catch {
    return undefined;
  }
}
