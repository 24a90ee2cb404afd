import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decideScheme } from './amplify-scheme.ts';

const auth = join(
  import.meta.dirname,
  '../../node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm',
);
const hosts = globSync(
  '**/{signInWithRedirect,completeOAuthFlow,oAuthSignOutRedirect,openAuthSession}.mjs',
  {
    cwd: auth,
  },
).map((file) => readFileSync(join(auth, file), 'utf8'));

/** Runs a line that Amplify would run, patched, for a domain. */
const run = (line: string, names: Record<string, string>): unknown =>
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the patch is code: it is tried as code
  new Function(...Object.keys(names), `return ${decideScheme(line).code}`)(...Object.values(names));

describe('the scheme of the hosted sign-in', () => {
  it('is decided in exactly the four places of the installed Amplify', () => {
    const patched = hosts.map(decideScheme);
    expect(patched.reduce((sum, one) => sum + one.patched, 0)).toBe(4);
  });

  const lines = [
    '`https://${domain}/oauth2/authorize?x`',
    '`https://${domain}/logout?x`',
    "'https://' + domain + '/oauth2/token'",
  ];

  it.each(lines)('is http for this very machine and https for all others: %s', (line) => {
    const schemeOf = (domain: string) => String(run(line, { domain })).split('://')[0];
    expect(['127.0.0.1:8082', 'localhost:8082', 'localhost'].map(schemeOf)).toEqual([
      'http',
      'http',
      'http',
    ]);
    expect(
      ['x.auth.eu-west-1.amazoncognito.com', 'localhost.evil.example', '127.0.0.10'].map(schemeOf),
    ).toEqual(['https', 'https', 'https']);
  });

  it('is kept by the opener for this very machine alone', () => {
    const line = "url.replace('http://', 'https://')";
    expect(run(line, { url: 'http://127.0.0.1:8082/logout' })).toBe('http://127.0.0.1:8082/logout');
    expect(run(line, { url: 'http://auth.example/logout' })).toBe('https://auth.example/logout');
  });
});
