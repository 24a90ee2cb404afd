import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { createClient, type Client } from '#shared/contract/client.ts';
import { manifest } from '#shared/contract/manifest.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { fakeToken, type FakeClaims } from './fake-deps.ts';

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

const prefix = '/api/v1';

/** The gateway's match for an address: the route that it declares, and the parameters in its braces. */
function routeOf(method: string, path: string) {
  for (const [routeMethod, template] of Object.values(manifest)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const match = new RegExp(`^${prefix}${pattern}$`).exec(path);
    if (match && routeMethod === method)
      return { routeKey: `${method} ${prefix}${template}`, pathParameters: { ...match.groups } };
  }
  return { routeKey: '$default', pathParameters: {} };
}

async function eventOf(request: Request, now: number): Promise<APIGatewayProxyEventV2> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  return {
    version: '2.0',
    ...routeOf(request.method, pathname),
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: Object.fromEntries(request.headers),
    requestContext: {
      requestId: crypto.randomUUID(),
      timeEpoch: now,
      http: { method: request.method, sourceIp: '203.0.113.1' },
    },
    isBase64Encoded: false,
    ...(body === '' ? {} : { body }),
  } as unknown as APIGatewayProxyEventV2;
}

/**
 * The typed client, straight into a feature's handler that works with `fakeDeps`.
 * @param claims what the caller's token says; null for nobody
 * @param clock the gateway's, in milliseconds
 */
export const handlerClient = (
  handler: Handler,
  deps: BaseDeps,
  claims: FakeClaims | null,
  clock: () => number = Date.now,
): Client =>
  createClient({
    baseUrl: `http://api.test${prefix}`,
    send: async (request) => {
      request.headers.set('x-origin-verify', deps.originSecret);
      if (claims) request.headers.set('authorization', `Bearer ${fakeToken(claims)}`);
      const answer = await handler(await eventOf(request, clock()), {} as Context);
      return new Response(answer.body, { status: answer.statusCode ?? 500 });
    },
  });
