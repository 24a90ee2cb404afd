import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Response, Route } from '#shared/contract/route.ts';
import type { Call } from '#functions/api/call.ts';
import { checkResponse } from '#functions/api/chain/check-response.ts';
import { parseRequest } from '#functions/api/chain/parse-request.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { CursorSealer } from '#functions/platform/sealed-cursor.ts';

type PublicRead = Route & { method: 'GET'; access: 'public' };
type Asked = { params?: Record<string, string>; query?: URLSearchParams; now: number };

/** The API's answer to somebody without an account, and the path and query under which it was given. */
export type Answer<R> = { key: string; data: Response<R> };

/**
 * Asks an operation as the API's chain would for a request without tokens: parsed by the route's schemas, checked
 * by its response's, with cursors that the API opens.
 * @throws AppError as the operation does, or `invalid_request`
 */
export async function askAsNobody<R extends PublicRead, D extends { cursors: CursorSealer }>(
  route: R,
  operation: Operation<R, D>,
  { params = {}, query = new URLSearchParams(), now }: Asked,
  deps: D,
): Promise<Answer<R>> {
  query.sort();
  const rawQueryString = query.toString();
  const call: Call = {
    event: { headers: {}, pathParameters: params, rawQueryString } as APIGatewayProxyEventV2,
    requestId: '',
    now,
    network: '',
    userAgent: '',
    route,
    actor: null,
    table: undefined,
    params: undefined,
    query: undefined,
    body: undefined,
    page: { limit: 0, start: undefined, cursor: () => null },
    oneClick: false,
  };
  parseRequest(call, deps.cursors);
  const input = { ...call, deps } as unknown as Parameters<typeof operation>[0];
  const data = checkResponse(route, await operation(input)) as Response<R>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return { key: rawQueryString === '' ? path : `${path}?${rawQueryString}`, data };
}
