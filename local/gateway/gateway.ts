import { randomUUID } from 'node:crypto';
import { environment } from '../template/environment.ts';
import type { HttpRequest, HttpResponse } from '../http-message.ts';
import { FunctionError } from '../lambda/function-error.ts';
import type { MayInvoke } from '../lambda/permissions.ts';
import { gatewayEvent } from './gateway-event.ts';
import { gatewayMessage, gatewayResponse } from './gateway-response.ts';
import type { ApiDefinition } from './read-api.ts';
import { createRouteMatcher, type RouteMatch } from './routes.ts';
import { createThrottle } from './throttle.ts';
import { timeOf } from './time-header.ts';

/** AWS quotas of an HTTP API and of a synchronous invocation, in bytes. */
const limits = {
  headers: 10_240,
  body: 10 * 1024 * 1024,
  invocation: 6_291_556,
};

export interface GatewayOptions {
  api: ApiDefinition;
  invoke: (functionArn: string, event: unknown, requestId: string) => Promise<unknown>;
  mayInvoke: MayInvoke;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export type Gateway = (request: HttpRequest) => Promise<HttpResponse>;

/** Request line and headers as they count against the quota. */
function headBytes({ method, url, headers }: HttpRequest): number {
  const lines = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  return method.length + url.length + 12 + lines;
}

/** Plays the HTTP API: chooses the route, calls its function and answers as API Gateway would. */
export function createGateway({ api, invoke, mayInvoke, now }: GatewayOptions): Gateway {
  const match = createRouteMatcher(api.routes);
  const throttle = api.throttle && createThrottle(api.throttle, now);
  const routeThrottles = new Map(
    [...api.routeThrottles].map(([key, settings]) => [key, createThrottle(settings, now)]),
  );

  function choose(request: HttpRequest): RouteMatch | HttpResponse {
    if (headBytes(request) > limits.headers) {
      return gatewayMessage(431, 'Request Header Fields Too Large');
    }
    try {
      const [path = '/'] = request.url.split('?');
      return match(request.method, path) ?? gatewayMessage(404, 'Not Found');
    } catch (error) {
      if (error instanceof URIError) return gatewayMessage(400, 'Bad Request');
      throw error;
    }
  }

  async function call({ route }: RouteMatch, event: unknown, requestId: string) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<HttpResponse>((resolve) => {
      const answer = () => resolve(gatewayMessage(503, 'Service Unavailable'));
      timer = setTimeout(answer, route.timeoutMs);
    });
    try {
      const result = invoke(route.functionArn, event, requestId);
      return await Promise.race([result.then(gatewayResponse), late]);
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      return error.kind === 'timeout'
        ? gatewayMessage(503, 'Service Unavailable')
        : gatewayMessage(500, 'Internal Server Error');
    } finally {
      clearTimeout(timer);
    }
  }

  async function answer(request: HttpRequest, requestId: string): Promise<HttpResponse> {
    const chosen = choose(request);
    if ('status' in chosen) return chosen;
    const { key, functionArn } = chosen.route;
    if ((routeThrottles.get(key) ?? throttle)?.() === false) {
      return gatewayMessage(429, 'Too Many Requests');
    }
    if (request.body.length > limits.body) return gatewayMessage(413, 'Request Entity Too Large');
    const source = `arn:aws:execute-api:${environment.region}:${environment.account}:${api.id}/$default/${key.replace(' ', '')}`;
    if (!mayInvoke(functionArn, 'apigateway.amazonaws.com', source)) {
      return gatewayMessage(500, 'Internal Server Error');
    }
    const at = timeOf(request) ?? now();
    const event = gatewayEvent(request, chosen, { apiId: api.id, requestId, now: at });
    if ((event.body?.length ?? 0) + limits.headers > limits.invocation) {
      return gatewayMessage(413, 'Request Entity Too Large');
    }
    const response = await call(chosen, event, requestId);
    return response.body.length > limits.invocation
      ? gatewayMessage(500, 'Internal Server Error')
      : response;
  }

  return async (request) => {
    const requestId = randomUUID();
    const response = await answer(request, requestId);
    return { ...response, headers: [...response.headers, ['apigw-requestid', requestId]] };
  };
}
