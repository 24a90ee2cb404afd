import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../http-message.ts';
import { FunctionError } from '../lambda/function-error.ts';
import { createGateway } from './gateway.ts';
import { createRouteMatcher } from './routes.ts';

const route = (key: string) => ({ key, functionArn: `arn:fn:${key}`, timeoutMs: 30_000 });

const request = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url: '/courses/a%20b?tag=x&tag=y&q=%C3%B1',
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Multi', 'one'],
    ['x-multi', 'two'],
    ['Cookie', 'a=1; b=2'],
    ['User-Agent', 'test'],
  ],
  body: Buffer.from('{"a":1}'),
  clientIp: '127.0.0.1',
  ...changes,
});

function gatewayOf(
  answer: (event: Record<string, unknown>) => unknown,
  changes: Partial<Parameters<typeof createGateway>[0]> = {},
) {
  return createGateway({
    api: {
      id: 'api123',
      routes: [route('POST /courses/{courseId}'), route('GET /courses')],
      throttle: undefined,
      routeThrottles: new Map(),
    },
    invoke: async (_, event) => answer(event as Record<string, unknown>),
    mayInvoke: () => true,
    now: () => Date.UTC(2026, 10, 21, 9, 5),
    ...changes,
  });
}

async function eventFor(changes: Partial<HttpRequest> = {}): Promise<Record<string, unknown>> {
  let seen: Record<string, unknown> = {};
  const gateway = gatewayOf((event) => {
    seen = event;
    return { statusCode: 204 };
  });
  await gateway(request(changes));
  return seen;
}

const messageOf = async (response: Promise<{ status: number; body: Buffer }>) => {
  const { status, body } = await response;
  return [status, JSON.parse(body.toString())] as const;
};

describe('the event', () => {
  it('has the shape of payload version 2.0', async () => {
    expect(await eventFor()).toEqual({
      version: '2.0',
      routeKey: 'POST /courses/{courseId}',
      rawPath: '/courses/a%20b',
      rawQueryString: 'tag=x&tag=y&q=%C3%B1',
      cookies: ['a=1', 'b=2'],
      headers: {
        'content-type': 'application/json',
        'x-multi': 'one,two',
        'user-agent': 'test',
        'x-forwarded-for': '127.0.0.1',
        host: 'api123.execute-api.eu-west-1.amazonaws.com',
      },
      queryStringParameters: { tag: 'x,y', q: 'ñ' },
      pathParameters: { courseId: 'a b' },
      requestContext: {
        accountId: 'anonymous',
        apiId: 'api123',
        domainName: 'api123.execute-api.eu-west-1.amazonaws.com',
        domainPrefix: 'api123',
        http: {
          method: 'POST',
          path: '/courses/a%20b',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'test',
        },
        requestId: expect.any(String),
        routeKey: 'POST /courses/{courseId}',
        stage: '$default',
        time: '21/Nov/2026:09:05:00 +0000',
        timeEpoch: Date.UTC(2026, 10, 21, 9, 5),
      },
      body: '{"a":1}',
      isBase64Encoded: false,
    });
  });

  it('names its caller behind those whom the headers name', async () => {
    const headers: HttpRequest['headers'] = [['X-Forwarded-For', '6.6.6.6, 203.0.113.7']];
    expect(await eventFor({ headers, clientIp: '192.0.2.1' })).toMatchObject({
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 192.0.2.1' },
      requestContext: { http: { sourceIp: '192.0.2.1' } },
    });
  });

  it('case 7: joins two Authorization headers instead of choosing one', async () => {
    const headers: HttpRequest['headers'] = [
      ['Authorization', 'Bearer a'],
      ['authorization', 'Bearer b'],
    ];
    expect(await eventFor({ headers })).toMatchObject({
      headers: { authorization: 'Bearer a,Bearer b' },
    });
  });

  it.each([
    ['application/octet-stream', true],
    ['multipart/form-data; boundary=x', true],
    ['text/plain; charset=utf-16', false],
    ['application/problem+json', false],
  ])('case 104: carries a body of %s with isBase64Encoded %s', async (type, encoded) => {
    const event = await eventFor({ headers: [['content-type', type]] });
    expect(event['isBase64Encoded']).toBe(encoded);
    const body = Buffer.from(event['body'] as string, encoded ? 'base64' : 'utf8');
    expect(body.toString()).toBe('{"a":1}');
  });
});

describe('routes', () => {
  const match = createRouteMatcher(
    ['GET /x/{id}', 'GET /x/mine', 'ANY /x/{id}', 'GET /x/{id}/y', 'GET /z/{rest+}'].map(route),
  );
  it.each([
    ['GET', '/x/mine', 'GET /x/mine'],
    ['GET', '/x/7', 'GET /x/{id}'],
    ['PUT', '/x/mine', 'ANY /x/{id}'],
    ['GET', '/x/7/y', 'GET /x/{id}/y'],
    ['GET', '/z/a/b', 'GET /z/{rest+}'],
    ['GET', '/x/', undefined],
    ['GET', '//x/7', undefined],
    ['GET', '/X/7', undefined],
    ['GET', '/x/7/', undefined],
    ['GET', '/x/./y', 'GET /x/{id}/y'],
  ])('case 28: %s %s is %s', (method, path, key) => {
    expect(match(method, path)?.route.key).toBe(key);
  });

  it('case 28: an encoded slash stays inside its variable', () => {
    expect(match('GET', '/x/a%2Fb')?.parameters).toEqual({ id: 'a/b' });
  });
});

describe('the gateway', () => {
  it('passes on status, headers, cookies and a binary body', async () => {
    const gateway = gatewayOf(() => ({
      statusCode: 201,
      headers: { 'X-One': '1' },
      multiValueHeaders: { 'x-two': ['a', 'b'] },
      cookies: ['c=1', 'd=2'],
      body: Buffer.from([0, 255]).toString('base64'),
      isBase64Encoded: true,
    }));
    const { status, headers, body } = await gateway(request());
    expect(status).toBe(201);
    expect([...body]).toEqual([0, 255]);
    expect(headers).toEqual([
      ['x-one', '1'],
      ['x-two', 'a,b'],
      ['content-type', 'text/plain; charset=utf-8'],
      ['set-cookie', 'c=1'],
      ['set-cookie', 'd=2'],
      ['apigw-requestid', expect.any(String)],
    ]);
  });

  it.each(['HEAD', 'TRACE', 'DELETE'])(
    'answers %s on a route without it with 404',
    async (method) => {
      const response = gatewayOf(() => ({ statusCode: 200 }))(request({ method, url: '/courses' }));
      expect(await messageOf(response)).toEqual([404, { message: 'Not Found' }]);
    },
  );

  it('answers a path that is not valid encoding with 400', async () => {
    const response = gatewayOf(() => ({ statusCode: 200 }))(request({ url: '/courses/%zz' }));
    expect(await messageOf(response)).toEqual([400, { message: 'Bad Request' }]);
  });

  it.each([10_485_761, 7_000_000])(
    'case 103: refuses a body of %i bytes with 413',
    async (size) => {
      const response = gatewayOf(() => ({ statusCode: 200 }))(
        request({ body: Buffer.alloc(size) }),
      );
      expect(await messageOf(response)).toEqual([413, { message: 'Request Entity Too Large' }]);
    },
  );

  it('case 105: refuses headers over 10,240 bytes', async () => {
    const headers: HttpRequest['headers'] = [['authorization', 'x'.repeat(10_240)]];
    const { status } = await gatewayOf(() => ({ statusCode: 200 }))(request({ headers }));
    expect(status).toBe(431);
  });

  it.each([
    ['handler', 500, 'Internal Server Error'],
    ['exit', 500, 'Internal Server Error'],
    ['timeout', 503, 'Service Unavailable'],
  ] as const)('answers a failed function (%s) with %i', async (kind, status, message) => {
    const gateway = gatewayOf(() => {
      throw new FunctionError('fn', kind, { errorType: 'Error', message: 'secret detail' });
    });
    expect(await messageOf(gateway(request()))).toEqual([status, { message }]);
  });

  it('answers a malformed response with 500', async () => {
    const response = gatewayOf(() => ({ statusCode: 'many' }))(request());
    expect(await messageOf(response)).toEqual([500, { message: 'Internal Server Error' }]);
  });

  it('answers 500 when the template does not let it call the function', async () => {
    const sources: string[] = [];
    const gateway = gatewayOf(() => ({ statusCode: 200 }), {
      mayInvoke: (_, principal, source) => {
        sources.push(`${principal} ${source}`);
        return false;
      },
    });
    expect((await gateway(request())).status).toBe(500);
    expect(sources).toEqual([
      'apigateway.amazonaws.com arn:aws:execute-api:eu-west-1:000000000000:api123/$default/POST/courses/{courseId}',
    ]);
  });

  it('throttles by the settings of the stage and lets pass again with time', async () => {
    let time = 0;
    const gateway = gatewayOf(() => ({ statusCode: 200 }), {
      api: {
        id: 'api123',
        routes: [route('POST /courses/{courseId}')],
        throttle: { rate: 1, burst: 2 },
        routeThrottles: new Map(),
      },
      now: () => time,
    });
    const status = async () => (await gateway(request())).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    time = 1000;
    expect([await status(), await status()]).toEqual([200, 429]);
  });
});
