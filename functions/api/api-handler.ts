import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Feature, Route } from '#shared/contract/route.ts';
import type { Key } from '#functions/data/keys.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { logger } from '#functions/platform/logger.ts';
import type { BaseDeps } from './base-deps.ts';
import { newCall, type Call } from './call.ts';
import { authenticate } from './chain/authenticate.ts';
import { checkOrigin } from './chain/check-origin.ts';
import { checkRole } from './chain/check-role.ts';
import { paramsOf, parseRequest } from './chain/parse-request.ts';
import { perform } from './chain/perform.ts';
import { problemResponse } from './chain/problem-response.ts';
import type { Operations, Prefetched } from './operation.ts';

type Result = APIGatewayProxyStructuredResultV2;
type Link = middy.MiddlewareObj<APIGatewayProxyEventV2, Result, Error, Context, { call: Call }>;
type Bare = (input: unknown) => Promise<unknown>;
type BareKeys = (params: unknown, userId: string) => Key[];

const calls = new WeakMap<object, Call>();
const callOf = (event: object) => calls.get(event) as Call;

/** The gateway leads a path to us, often with any method (decision 0068): which route it is, the method says. */
const wanted = ({ routeKey, requestContext }: APIGatewayProxyEventV2) =>
  `${requestContext.http.method} ${routeKey.split(' ')[1]}`;

/** First in, last out: one line for each request, with the route id and nothing personal. */
const log = (routes: Map<string, Route>): Link => ({
  before: ({ event, context }) => {
    const call = newCall(event, routes.get(wanted(event)));
    calls.set(event, call);
    logger.addContext(context);
    logger.resetKeys();
    logger.appendKeys({ routeId: call.route?.id ?? 'unknown', requestId: call.requestId });
  },
  after: ({ event, response }) => line(event, response),
  onError: ({ event, response }) => line(event, response),
});

function line(event: APIGatewayProxyEventV2, response: Result | undefined | null): void {
  const ms = Date.now() - callOf(event).now;
  logger.info('request', { status: response?.statusCode ?? 500, ms });
}

/** The only place that makes HTTP of an error. */
const errors: Link = {
  onError: (request) => {
    request.response = problemResponse(request.error, callOf(request.event).requestId);
  },
};

const guard = (deps: BaseDeps, prefetched: Map<string, BareKeys>): Link => ({
  before: async ({ event }) => {
    const call = callOf(event);
    checkOrigin(event.headers['x-origin-verify'], deps.originSecret);
    if (!call.route) throw new AppError('not_found');
    const keysOf = prefetched.get(call.route.id);
    const params = keysOf && paramsOf(call);
    call.actor = await authenticate(call, deps, (userId) =>
      keysOf && params !== null ? keysOf(params, userId) : [],
    );
    checkRole(call.route.access, call.actor, deps);
    parseRequest(call, deps.cursors);
  },
});

/**
 * The Lambda handler of a feature: a table of operations behind the one chain
 * log → errors → origin → authenticate → role → parse → operation → response check.
 * @param prefetched what comes from the table together with the profile
 */
export function apiHandler<F extends Feature, D extends BaseDeps>(
  feature: F,
  operations: Operations<F, D>,
  deps: D,
  prefetched: Prefetched<F> = {},
) {
  const routes = new Map<string, Route>();
  const acts = new Map<string, Bare>();
  const keysById = new Map<string, BareKeys>();
  for (const [name, route] of Object.entries<Route>(feature)) {
    routes.set(`${route.method} /api/v1${route.path}`, route);
    acts.set(route.id, operations[name] as unknown as Bare);
    const keysOf = prefetched[name] as BareKeys | undefined;
    if (keysOf) keysById.set(route.id, keysOf);
  }
  const handler = async (
    event: APIGatewayProxyEventV2,
    _: Context,
    { signal }: { signal: AbortSignal },
  ): Promise<Result> => {
    const call = callOf(event);
    const route = call.route as Route;
    const act = acts.get(route.id) as Bare;
    const own = { ...deps, table: call.table ?? deps.table };
    const acting = () => act({ ...call, deps: own });
    const answer = await perform({ call, route, deps, act: acting, signal });
    return {
      statusCode: route.status ?? 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: JSON.stringify(answer),
    };
  };
  return middy<APIGatewayProxyEventV2, Result>()
    .use(log(routes))
    .use(errors)
    .use(guard(deps, keysById))
    .handler(handler);
}
