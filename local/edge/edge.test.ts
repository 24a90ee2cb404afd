import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpRequest, HttpResponse } from '../http-message.ts';
import { joinHeaders } from '../http-message.ts';
import { resolveTemplate } from '../template/resolve-template.ts';
import { createSecrets } from '../template/secrets.ts';
import { originAccess, type ObjectReader } from './bucket-origin.ts';
import { createEdge } from './edge.ts';
import { edgeTemplate } from './edge-fixture.ts';
import { readDistributions } from './read-distribution.ts';
import { relaxPolicy } from './relax-policy.ts';

const page = `<!doctype html><title>Aula</title>${'<p>text</p>'.repeat(200)}`;
const files: Record<string, { body: string; type: string }> = {
  'index.html': { body: page, type: 'text/html; charset=utf-8' },
  'assets/app.js': { body: 'let a = 1;', type: 'text/javascript' },
};

const objects: ObjectReader = {
  async get(_bucket, key, headers): ReturnType<ObjectReader['get']> {
    const file = files[key];
    if (!file) return { status: 404, headers: {} };
    if (headers['if-none-match'] === '"tag"') return { status: 304, headers: { etag: '"tag"' } };
    const common = { etag: '"tag"', 'content-type': file.type, 'accept-ranges': 'bytes' };
    if (headers['range'] === 'bytes=0-3') {
      return { status: 206, headers: common, body: file.body.slice(0, 4) };
    }
    return { status: 200, headers: common, body: file.body };
  },
};

let server: Server;
let seen: HttpRequest[];
let answer: HttpResponse;
let now: number;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function ask(
  path: string,
  init: { method?: string; headers?: string[]; body?: string } = {},
) {
  const { port } = server.address() as AddressInfo;
  const call = httpRequest({
    port,
    host: '127.0.0.1',
    path,
    method: init.method ?? 'GET',
    headers: ['Host', `localhost:${port}`, ...(init.headers ?? [])],
  });
  call.end(init.body);
  const [response] = await once(call, 'response');
  const chunks: Buffer[] = await response.toArray();
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks),
  } as Reply;
}

async function start(template = edgeTemplate()): Promise<void> {
  const stack = resolveTemplate(template, { stackName: 'stack', secrets: createSecrets(null) });
  const { site: distribution } = readDistributions(stack, (value) => value, Date.now);
  const edge = createEdge({
    distribution,
    objects,
    gateway: async (request) => {
      seen.push(request);
      return answer;
    },
    access: (bucket) => originAccess(stack, bucket, distribution.id),
    now: () => now,
  });
  server = createServer((request, response) => void edge(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

beforeEach(async () => {
  seen = [];
  now = 0;
  answer = {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: Buffer.from('{}'),
  };
  await start();
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('pages', () => {
  it.each(['/', '/courses/7', '/courses/7/modules/9', '/login?next=/x.y'])(
    '%s is the one page of the site',
    async (path) => {
      expect((await ask(path)).body.toString()).toBe(page);
    },
  );

  it('a file that is missing stays missing: without the right to list, S3 says 403', async () => {
    const { status, body } = await ask('/assets/gone.js');
    expect(status).toBe(403);
    expect(body.toString()).toContain('AccessDenied');
  });

  it('are refused when the bucket does not let the distribution read', async () => {
    server.close();
    const template = edgeTemplate();
    delete template.Resources['SitePolicy'];
    await start(template);
    expect((await ask('/')).status).toBe(403);
  });

  it('honour If-None-Match and Range', async () => {
    const cached = await ask('/', { headers: ['If-None-Match', 'W/"tag"'] });
    expect([cached.status, cached.body.length]).toEqual([304, 0]);
    const part = await ask('/assets/app.js', { headers: ['Range', 'bytes=0-3'] });
    expect([part.status, part.body.toString()]).toEqual([206, 'let ']);
  });

  it('come compressed to whoever takes that, with a weak tag', async () => {
    const { headers, body } = await ask('/', { headers: ['Accept-Encoding', 'gzip'] });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"tag"' });
    expect(gunzipSync(body).toString()).toBe(page);
    const brotli = await ask('/', { headers: ['Accept-Encoding', 'gzip, br'] });
    expect(brotli.headers['content-encoding']).toBe('br');
    const plain = await ask('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('take no method but GET and HEAD, and no body', async () => {
    expect((await ask('/', { method: 'POST', body: 'x' })).status).toBe(403);
    expect((await ask('/', { method: 'PROPFIND' })).status).toBe(405);
    expect((await ask('/', { body: 'x', headers: ['Content-Length', '1'] })).status).toBe(403);
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('a viewer function that turns to another origin', () => {
  it('is followed there, with what that origin is told and under the rules of its own behaviour', async () => {
    answer = { ...answer, status: 404 };
    const { status } = await ask('/to/api?a=1', { headers: ['Cookie', 'a=1'] });
    expect(status).toBe(404);
    expect(seen[0]!.url).toBe('/to/api');
    const headers = joinHeaders(seen[0]!.headers);
    expect(headers).toMatchObject({ 'x-origin-verify': 'the-secret' });
    expect(headers).not.toHaveProperty('cookie');
  });

  it('is followed once: the next request goes where its behaviour leads', async () => {
    await Promise.all([ask('/to/api'), ask('/'), ask('/to/api'), ask('/')]);
    expect(seen).toHaveLength(2);
    expect((await ask('/')).body.toString()).toBe(page);
  });

  it('is refused where it says what CloudFront may not understand', async () => {
    const template = edgeTemplate();
    const { FunctionCode } = template.Resources['Fallback']!.Properties as { FunctionCode: string };
    template.Resources['Fallback']!.Properties!['FunctionCode'] = FunctionCode.replace(
      'event.request;',
      'event?.request;',
    );
    server.close();
    await expect(start(template)).rejects.toThrow('does not promise ChainExpression, in line 3');
    await start();
  });

  it('fails where there is no such origin', async () => {
    expect((await ask('/to/nowhere')).status).toBe(503);
  });
});

describe('the API', () => {
  it.each([403, 404, 500])('case 82: keeps its %i and its JSON', async (status) => {
    answer = { ...answer, status, body: Buffer.from('{"code":"x"}') };
    const reply = await ask('/api/v1/me/x.css');
    expect([reply.status, reply.body.toString()]).toEqual([status, '{"code":"x"}']);
  });

  it('case 82: is never compressed from a cache that two people share', async () => {
    answer = { ...answer, body: Buffer.alloc(5000, 'a') };
    const reply = await ask('/api/v1/me', { headers: ['Accept-Encoding', 'gzip'] });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('case 3: gets the origin secret from the edge, whatever the viewer says', async () => {
    await ask('/api/v1/me', { headers: ['X-Origin-Verify', 'guess'] });
    expect(joinHeaders(seen[0]!.headers)['x-origin-verify']).toBe('the-secret');
  });

  it('sees who asks, and no words of the edge that a viewer made up', async () => {
    await ask('/api/v1/me?a=1&a=2', {
      headers: [
        'X-Forwarded-For',
        '6.6.6.6',
        'CloudFront-Viewer-Country',
        'XX',
        'X-Forwarded-Host',
        'evil.example',
        'Connection',
        'x-private',
        'X-Private',
        'hop',
        'Cookie',
        'a=1',
        'Authorization',
        'Bearer t',
      ],
    });
    const headers = joinHeaders(seen[0]!.headers);
    expect(seen[0]!.url).toBe('/api/v1/me?a=1&a=2');
    expect(headers).toMatchObject({
      'x-forwarded-for': '6.6.6.6, 127.0.0.1',
      authorization: 'Bearer t',
      cookie: 'a=1',
    });
    for (const name of ['cloudfront-viewer-country', 'x-forwarded-host', 'x-private', 'host']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('case 7: gets two Authorization headers as two', async () => {
    await ask('/api/v1/me', {
      headers: ['Authorization', 'Bearer a', 'authorization', 'Bearer b'],
    });
    expect(joinHeaders(seen[0]!.headers)['authorization']).toBe('Bearer a,Bearer b');
  });

  it.each(['//api/v1/me', '/API/v1/me', '/./api/v1/me', '/%61pi/v1/me'])(
    'case 28: is not reached by %s',
    async (path) => {
      await ask(path);
      expect(seen).toEqual([]);
    },
  );

  it('case 105: an address over 8,192 bytes is refused', async () => {
    expect((await ask(`/api/v1/me?q=${'x'.repeat(8192)}`)).status).toBe(414);
  });
});

describe('response headers', () => {
  it.each(['/', '/assets/gone.js', '/api/v1/me'])('case 80: stand on %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
  });

  it('override what the origin says only where the policy wants it', async () => {
    answer = {
      ...answer,
      headers: [
        ['cache-control', 'public'],
        ['x-gentle', 'from origin'],
        ['server', 'secret'],
      ],
    };
    const { headers } = await ask('/api/v1/me');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-gentle': 'from origin' });
    expect(headers).not.toHaveProperty('server');
    answer = { ...answer, headers: [] };
    expect((await ask('/api/v1/me')).headers['x-gentle']).toBe('from edge');
  });
});

describe('the policy of the development server', () => {
  it('lets its scripts, styles and socket in, and nothing else', () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-x'; connect-src 'self' http://a";
    expect(relaxPolicy(policy)).toBe(
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' http://a ws:",
    );
  });
});

describe('errors that the edge keeps', () => {
  const failing = (status: number, headers: HttpResponse['headers'] = []) => {
    answer = { status, headers, body: Buffer.from('failed') };
  };
  const mended = () => {
    answer = { status: 200, headers: [], body: Buffer.from('{}') };
  };
  const rules = (...codes: number[]) => ({
    CustomErrorResponses: codes.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  });
  const again = (template: ReturnType<typeof edgeTemplate>) => {
    server.close();
    return start(template);
  };

  it('case 82: without a rule one person’s failure answers for all, for ten seconds, whatever no-store says', async () => {
    failing(503, [['cache-control', 'no-store']]);
    await ask('/api/v1/me?a=1', { headers: ['Authorization', 'Bearer a'] });
    mended();
    const other = { headers: ['Authorization', 'Bearer b'] };
    expect((await ask('/api/v1/me?a=2', other)).status).toBe(503);
    now = 9_999;
    expect((await ask('/api/v1/me', other)).status).toBe(503);
    now = 10_000;
    expect((await ask('/api/v1/me', other)).status).toBe(200);
  });

  it.each([404, 500, 502, 503, 504])(
    'case 82: a rule of no seconds keeps no %i',
    async (status) => {
      await again(edgeTemplate(rules(status)));
      failing(status);
      expect((await ask('/api/v1/me')).status).toBe(status);
      mended();
      expect((await ask('/api/v1/me')).status).toBe(200);
    },
  );

  it.each([
    ['is told not to', 404, 'no-store'],
    ['keeps such ones only when told', 403, ''],
    ['keeps such ones only when told', 400, 'no-store'],
  ])('where it %s, it keeps no %i', async (_, status, said) => {
    failing(status, [['cache-control', said]]);
    await ask('/api/v1/me');
    mended();
    expect((await ask('/api/v1/me')).status).toBe(200);
  });

  it('what the origin wants kept longer than a rule says is kept longer', async () => {
    await again(edgeTemplate(rules(404)));
    failing(404, [['cache-control', 'public, s-maxage=30']]);
    await ask('/api/v1/me');
    mended();
    now = 29_999;
    expect((await ask('/api/v1/me')).status).toBe(404);
  });

  it('writes are answered by the origin alone', async () => {
    failing(503);
    await ask('/api/v1/me', { method: 'POST', body: '{}' });
    mended();
    expect((await ask('/api/v1/me', { method: 'POST', body: '{}' })).status).toBe(200);
    expect((await ask('/api/v1/me')).status).toBe(200);
  });

  it('what is in the key tells one answer from another, and reaches the origin', async () => {
    const template = edgeTemplate();
    template.Resources['Kept'] = {
      Type: 'AWS::CloudFront::CachePolicy',
      Properties: {
        CachePolicyConfig: {
          ParametersInCacheKeyAndForwardedToOrigin: {
            CookiesConfig: { CookieBehavior: 'none' },
            HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
            QueryStringsConfig: { QueryStringBehavior: 'all' },
          },
        },
      },
    };
    const { DistributionConfig: config } = template.Resources['Edge']!.Properties as {
      DistributionConfig: { CacheBehaviors: Record<string, unknown>[] };
    };
    Object.assign(config.CacheBehaviors[0]!, {
      CachePolicyId: { Ref: 'Kept' },
      OriginRequestPolicyId: undefined,
    });
    await again(template);
    failing(503);
    const one = { headers: ['Authorization', 'Bearer a'] };
    await ask('/api/v1/me?a=1', one);
    expect(joinHeaders(seen[0]!.headers)['authorization']).toBe('Bearer a');
    mended();
    expect((await ask('/api/v1/me?a=1', one)).status).toBe(503);
    expect((await ask('/api/v1/me?a=2', one)).status).toBe(200);
    const other = { headers: ['Authorization', 'Bearer b'] };
    expect((await ask('/api/v1/me?a=1', other)).status).toBe(200);
  });
});

describe('a distribution', () => {
  it.each([{ ResponsePagePath: '/index.html' }, { ResponseCode: 200 }])(
    'case 82: that answers an error with %o is refused',
    async (page) => {
      const template = edgeTemplate({ CustomErrorResponses: [{ ErrorCode: 404, ...page }] });
      await expect(start(template)).rejects.toThrow('CustomErrorResponses');
    },
  );

  it('with a rule that CloudFront does not take is refused', async () => {
    const template = edgeTemplate({
      CustomErrorResponses: [{ ErrorCode: 429, ErrorCachingMinTTL: 0 }],
    });
    await expect(start(template)).rejects.toThrow('429');
  });
});
