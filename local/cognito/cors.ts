import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CognitoOptions } from './options.ts';

/** Lets the site's own origins, as its redirect addresses name them, read the answer; nobody else. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  options: CognitoOptions,
): void {
  response.setHeader('vary', 'Origin');
  const origin = request.headers.origin;
  if (origin === undefined || !siteOrigins(options).has(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid,x-amzn-errortype');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET,POST,OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    'amz-sdk-invocation-id,amz-sdk-request,authorization,cache-control,content-type,x-amz-target,x-amz-user-agent',
  );
  response.setHeader('access-control-max-age', '600');
}

export function siteOrigins({ clients }: CognitoOptions): Set<string> {
  return new Set(
    clients.flatMap(({ callbackUrls }) => callbackUrls.map((url) => new URL(url).origin)),
  );
}
