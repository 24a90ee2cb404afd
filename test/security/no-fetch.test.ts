import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{functions,shared}/**/*.ts', { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts'),
);

/** Every way in which Node or a package of ours could ask an address. */
const asks =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b|['"](node:)?(https?|http2|net|tls|dgram|dns|child_process)['"]|['"](undici|axios|got|node-fetch)['"]/;

it('case 83: no function asks an address but that of the keys, which no request names', () => {
  const asking = sources.filter((path) => asks.test(readFileSync(join(root, path), 'utf8')));
  expect(asking).toEqual(['functions/platform/token-verifier.ts']);
  const verifier = readFileSync(join(root, asking[0] ?? ''), 'utf8');
  expect(verifier.match(/\bfetch\s*\(/g)).toHaveLength(1);
});

it('case 83: no schema takes an address for the server to fetch', () => {
  const naming = sources.filter((path) =>
    /z\.(url|httpUrl)\s*\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(naming).toEqual([]);
});
