import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from '../template/environment.ts';
import { type HttpRequest, joinHeaders } from '../http-message.ts';
import type { RouteMatch } from './routes.ts';

export interface EventFacts {
  apiId: string;
  requestId: string;
  /** Milliseconds since the epoch. */
  now: number;
}

const textual =
  /^(text\/|application\/(json|javascript|xml|ld\+json|graphql)\b|[\w.-]+\/[\w.-]+\+(json|xml)\b)/i;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `21/Nov/2026:09:05:00 +0000`, as in an access log. */
function logTime(now: number): string {
  const iso = new Date(now).toISOString();
  return `${iso.slice(8, 10)}/${months[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}

function joinedQuery(rawQuery: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value;
  }
  return query;
}

/** The payload, version 2.0, that an HTTP API hands to its function. */
export function gatewayEvent(
  request: HttpRequest,
  { route, parameters }: RouteMatch,
  { apiId, requestId, now }: EventFacts,
): APIGatewayProxyEventV2 {
  const [rawPath = '/', ...rest] = request.url.split('?');
  const rawQueryString = rest.join('?');
  const { cookie, ...headers } = joinHeaders(request.headers);
  const query = joinedQuery(rawQueryString);
  const before = headers['x-forwarded-for'];
  const forwardedFor = before ? `${before}, ${request.clientIp}` : request.clientIp;
  const isText = textual.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  const domainName = `${apiId}.execute-api.${environment.region}.${environment.urlSuffix}`;
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath,
    rawQueryString,
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    headers: { ...headers, 'x-forwarded-for': forwardedFor, host: domainName },
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    requestContext: {
      accountId: 'anonymous',
      apiId,
      domainName,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.clientIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: route.key,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now,
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}
