import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { verifySignature } from './sigv4.ts';

const EXAMPLE = 'AKIAIOSFODNN7EXAMPLE';
const EXAMPLE_SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const MAY_2013 = Date.UTC(2013, 4, 24);
const MINUTE = 60_000;

const secretOf = (id: string): string | undefined => (id === EXAMPLE ? EXAMPLE_SECRET : undefined);

/** "GET Object", the worked example in the S3 API reference. */
const SIGNED = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  } as Record<string, string>,
};

/** The presigned example of the same reference: 24 hours from midnight. */
const PRESIGNED = {
  method: 'GET',
  url: '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host: 'examplebucket.s3.amazonaws.com' } as Record<string, string>,
};

function codeOf(request: Parameters<typeof verifySignature>[0], now = MAY_2013): string {
  const result = verifySignature(request, secretOf, now);
  return result.ok ? 'ok' : `${result.code}: ${result.message}`;
}

describe('the examples of the S3 reference', () => {
  test('a signed header verifies', () => {
    expect(verifySignature(SIGNED, secretOf, MAY_2013)).toMatchObject({
      ok: true,
      accessKeyId: EXAMPLE,
      presigned: false,
      service: 's3',
      payloadHash: EMPTY,
    });
  });

  test('a presigned address verifies until its last second', () => {
    const day = 24 * 60 * MINUTE;
    expect(verifySignature(PRESIGNED, secretOf, MAY_2013 + day)).toMatchObject({
      ok: true,
      presigned: true,
    });
    expect(codeOf(PRESIGNED, MAY_2013 + day + 1)).toBe('AccessDenied: Request has expired');
    expect(codeOf(PRESIGNED, MAY_2013 - 16 * MINUTE)).toBe(
      'AccessDenied: Request is not yet valid',
    );
  });
});

describe('what is refused', () => {
  const { authorization = '', ...unsigned } = SIGNED.headers;

  test.each<[what: string, change: Partial<typeof SIGNED>, code: string]>([
    ['another path', { url: '/other.txt' }, 'SignatureDoesNotMatch'],
    ['another method', { method: 'PUT' }, 'SignatureDoesNotMatch'],
    ['an added parameter', { url: '/test.txt?acl' }, 'SignatureDoesNotMatch'],
    [
      'a changed signed header',
      { headers: { ...SIGNED.headers, range: 'bytes=0-99' } },
      'SignatureDoesNotMatch',
    ],
    ['another host', { headers: { ...SIGNED.headers, host: 'evil' } }, 'SignatureDoesNotMatch'],
    [
      'an x-amz header that was not signed',
      { headers: { ...SIGNED.headers, 'x-amz-copy-source': 'a/b' } },
      'AccessDenied: There were headers present in the request which were not signed: x-amz-copy-source',
    ],
    [
      'an unknown key',
      { headers: { ...unsigned, authorization: authorization.replace(EXAMPLE, 'AKIDNOBODY') } },
      'InvalidAccessKeyId',
    ],
    [
      'another region in the scope',
      { headers: { ...unsigned, authorization: authorization.replace('us-east-1', 'eu-west-1') } },
      'SignatureDoesNotMatch',
    ],
    [
      'a scope of another day',
      { headers: { ...unsigned, authorization: authorization.replace('20130524', '20130523') } },
      'AuthorizationHeaderMalformed',
    ],
    [
      'an unsigned host',
      { headers: { ...unsigned, authorization: authorization.replace('host;', '') } },
      'AccessDenied',
    ],
    ['a bearer token', { headers: { ...unsigned, authorization: 'Bearer x' } }, 'Authorization'],
    ['no signature', { headers: unsigned }, 'MissingAuthenticationToken'],
    ['both ways at once', { url: PRESIGNED.url }, 'InvalidArgument'],
    ['a malformed escape', { url: '/%zz' }, 'InvalidURI'],
  ])('%s', (_what, change, code) => {
    expect(codeOf({ ...SIGNED, ...change })).toContain(code);
  });

  test('a clock that is 15 minutes off is the last that is accepted', () => {
    expect(codeOf(SIGNED, MAY_2013 + 15 * MINUTE)).toBe('ok');
    expect(codeOf(SIGNED, MAY_2013 + 15 * MINUTE + 1)).toContain('RequestTimeTooSkewed');
    expect(codeOf(SIGNED, MAY_2013 - 15 * MINUTE - 1)).toContain('RequestTimeTooSkewed');
  });

  test.each([
    ['a longer life', 'X-Amz-Expires=86400', 'X-Amz-Expires=86401', 'SignatureDoesNotMatch'],
    ['more than a week', 'X-Amz-Expires=86400', 'X-Amz-Expires=604801', 'AuthorizationQuery'],
    ['no life', 'X-Amz-Expires=86400', 'X-Amz-Expires=0', 'AuthorizationQuery'],
    ['no signed headers', 'SignedHeaders=host', 'SignedHeaders=', 'AuthorizationQuery'],
    ['another algorithm', '=AWS4-HMAC-SHA256', '=none', 'AuthorizationQuery'],
    ['another key', '/test.txt', '/test2.txt', 'SignatureDoesNotMatch'],
    [
      'an added override',
      'X-Amz-Date',
      'response-content-type=text/html&X-Amz-Date',
      'SignatureDoesNotMatch',
    ],
  ])('case 58: a presigned address with %s', (_what, from, to, code) => {
    expect(codeOf({ ...PRESIGNED, url: PRESIGNED.url.replace(from, to) })).toContain(code);
  });

  test('a presigned address with an x-amz header added', () => {
    const headers = { ...PRESIGNED.headers, 'x-amz-meta-a': '1' };
    expect(codeOf({ ...PRESIGNED, headers })).toContain('AccessDenied');
  });
});

test('another service signs its body, and a path that is encoded twice', async () => {
  const seen: Array<{ url: string; headers: IncomingHttpHeaders; body: string }> = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await text(request);
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      response.end('{}');
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-west-1',
    credentials: { accessKeyId: EXAMPLE, secretAccessKey: EXAMPLE_SECRET, sessionToken: 'token' },
  });
  client.middlewareStack.add(
    (next) => (args) => {
      (args.request as { path: string }).path = '/v2/a%20b/%C3%B1(1)/';
      return next(args);
    },
    { step: 'build' },
  );
  await client.send(new ListTablesCommand({}));
  client.destroy();
  await new Promise((resolve) => server.close(resolve));

  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = seen;
  const request = { method: 'POST', url, headers };
  const bodySha256 = createHash('sha256').update(body).digest('hex');
  const now = Date.now();
  expect(url).toBe('/v2/a%20b/%C3%B1(1)/');
  expect(verifySignature({ ...request, bodySha256 }, secretOf, now)).toMatchObject({
    ok: true,
    service: 'dynamodb',
    region: 'eu-west-1',
  });
  expect(verifySignature(request, secretOf, now)).toMatchObject({ ok: false });
  const { 'x-amz-content-sha256': _, ...rest } = headers;
  const changed = { ...request, headers: rest, bodySha256: EMPTY };
  expect(verifySignature(changed, secretOf, now)).toMatchObject({ ok: false });
});
