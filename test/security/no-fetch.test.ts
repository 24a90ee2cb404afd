import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createS3Client } from '#functions/platform/bucket.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{functions,shared}/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
);

/** Every way in which Node or a package of ours could ask an address. */
const asks =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b|['"](node:)?(https?|http2|net|tls|dgram|dns|child_process)['"]|['"](undici|axios|got|node-fetch)['"]/;

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

it('case 83: no function asks an address but that of the keys, which no request names', () => {
  const asking = sources.filter((path) => asks.test(textOf(path)));
  expect(asking).toEqual(['functions/platform/token-verifier.ts']);
  for (const path of asking) expect(textOf(path).match(/\bfetch\s*\(/g), path).toHaveLength(1);
});

it.each([
  '../other/key',
  'a/../../other',
  '//example.com/',
  'http://example.com/',
  '?a',
  '#a',
  '.',
])('case 83: the key %s leads nowhere but into the bucket', async (key) => {
  const client = createS3Client({
    region: 'eu-west-1',
    credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret' },
  });
  const address = await getSignedUrl(client, new GetObjectCommand({ Bucket: 'media', Key: key }));
  const { origin, hash } = new URL(address);
  expect(origin).toBe('https://media.s3.eu-west-1.amazonaws.com');
  expect(hash).toBe('');
});

it('case 83: no schema takes an address for the server to fetch', () => {
  const naming = sources.filter((path) =>
    /z\.(url|httpUrl)\s*\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(naming).toEqual([]);
});
