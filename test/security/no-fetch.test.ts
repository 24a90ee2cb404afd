import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bucketOf, objectRequest } from '#functions/platform/bucket.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{functions,shared}/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
);

/** Every way in which Node or a package of ours could ask an address. */
const asks =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b|['"](node:)?(https?|http2|net|tls|dgram|dns|child_process)['"]|['"](undici|axios|got|node-fetch)['"]/;

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

it('case 83: no function asks an address but those of the keys and of a bucket, which no request names', () => {
  const asking = sources.filter((path) => asks.test(textOf(path)));
  expect(asking.sort()).toEqual([
    'functions/platform/signed-fetch.ts',
    'functions/platform/token-verifier.ts',
  ]);
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
])('case 83: the key %s leads nowhere but into the bucket', (key) => {
  const bucket = bucketOf('media', { endpoint: 'http://127.0.0.1:1', region: 'eu-west-1' });
  let address = bucket.root;
  try {
    address = objectRequest(bucket, 'GET', key).href;
  } catch (error) {
    expect(String(error)).toContain('An address cannot hold this key');
  }
  const { origin, pathname, search, hash } = new URL(address);
  expect(origin).toBe('http://127.0.0.1:1');
  expect(pathname).toMatch(/^\/media\//);
  expect([search, hash]).toEqual(['', '']);
});

it('case 83: no schema takes an address for the server to fetch', () => {
  const naming = sources.filter((path) =>
    /z\.(url|httpUrl)\s*\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(naming).toEqual([]);
});
