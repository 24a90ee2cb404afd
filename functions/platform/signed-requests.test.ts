import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bucketOf } from './bucket.ts';
import { signedFetch } from './signed-fetch.ts';
import { signedForm } from './signed-form.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const now = Date.parse('2026-03-01T10:00:00Z');
const region = 'eu-west-1';
const credentials = async () => ({
  accessKeyId: 'AKID',
  secretAccessKey: 'secret',
  sessionToken: 'a session/of+some=length',
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe.each([undefined, 'http://127.0.0.1:4567', 'http://127.0.0.1:4567/'])(
  'with the endpoint %s, as the SDK does it',
  (endpoint) => {
    const bucket = bucketOf('media', { region, credentials, ...(endpoint ? { endpoint } : {}) });
    const client = new S3Client({
      region,
      credentials,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint ? { endpoint } : {}),
    });

    it('a form takes one object', async () => {
      vi.useFakeTimers({ now });
      const theirs = await createPresignedPost(client, {
        Bucket: 'media',
        Key: 'incoming/1',
        Fields: { 'Content-Type': 'text/vtt' },
        Conditions: [['content-length-range', 12, 12]],
        Expires: 900,
      });
      const ours = await signedForm(bucket, 'incoming/1', {
        fields: { 'Content-Type': 'text/vtt' },
        bytes: 12,
        seconds: 900,
        now,
      });
      const policyOf = (form: typeof theirs) => {
        const { Policy, 'X-Amz-Signature': _, ...fields } = form.fields;
        const text = Buffer.from(Policy ?? '', 'base64').toString();
        const { expiration, conditions } = JSON.parse(text) as {
          expiration: string;
          conditions: unknown[];
        };
        const asked = conditions.map((condition) => JSON.stringify(condition)).sort();
        // Of a bucket that is a folder, S3 takes either.
        return { url: form.url.replace(/\/$/, ''), fields, expiration, asked };
      };
      expect(policyOf(ours)).toEqual(policyOf(theirs));
    });
  },
);

describe('an object', () => {
  const bucket = bucketOf('media', { region, credentials });
  const answers = (...statuses: (number | Error)[]) => {
    const send = vi.fn(async (_address: string, _sent: RequestInit) => {
      const next = statuses.shift() ?? 200;
      if (next instanceof Error) throw next;
      return new Response(next === 304 ? null : 'text', { status: next });
    });
    vi.stubGlobal('fetch', send);
    return send;
  };

  it('is asked for with a signature over host, date, token and body', async () => {
    const send = answers(200);
    const answer = await signedFetch(bucket, 'index.html');
    expect(await answer.text()).toBe('text');
    const [address, { headers }] = send.mock.calls[0] ?? ['', {}];
    expect(address).toBe('https://media.s3.eu-west-1.amazonaws.com/index.html');
    expect(headers).toMatchObject({
      authorization: expect.stringContaining(
        'SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token',
      ),
    });
  });

  it.each([304, 403, 404, 412])(
    'that is answered with %i is not asked for again',
    async (status) => {
      const send = answers(status);
      expect((await signedFetch(bucket, 'index.html')).status).toBe(status);
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it('is asked for anew where the line broke or S3 was not well, twice', async () => {
    const send = answers(new TypeError('fetch failed'), 503, 200);
    expect((await signedFetch(bucket, 'index.html')).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(3);
    answers(500, 500, 500);
    await expect(signedFetch(bucket, 'index.html')).rejects.toMatchObject({ code: 'busy' });
  });
});

it('a bucket without a region fails the start by name', () => {
  vi.stubEnv('AWS_REGION', undefined);
  expect(() => bucketOf('media')).toThrow('AWS_REGION');
});

it('the endpoint of S3 alone goes before that of all services', () => {
  vi.stubEnv('AWS_REGION', region);
  vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:1');
  expect(bucketOf('media').root).toBe('http://127.0.0.1:1/media/');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:2');
  expect(bucketOf('media').root).toBe('http://127.0.0.1:2/media/');
});
