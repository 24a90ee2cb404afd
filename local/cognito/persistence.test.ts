import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientId, password, startTestCognito } from './start-test-cognito.ts';
import { openStore } from './store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cognito-'));
});
afterEach(() => rm(folder, { recursive: true }));

const ana = {
  email: 'ana@example.com',
  password,
  givenName: 'Ana',
  familyName: 'Ruiz',
  groups: ['students'],
  locale: 'es',
  confirmed: true,
};

it('people, sessions and the signing key survive a restart', async () => {
  const dataFile = join(folder, 'identity.sqlite');
  const first = await startTestCognito({ dataFile });
  await first.cognito.admin.createUser(ana);
  const { accessToken, refreshToken } = await first.cognito.admin.issueTokens(ana.email);
  await first.stop();

  const second = await startTestCognito({ dataFile });
  expect(second.cognito.jwks()).toEqual(first.cognito.jwks());
  expect((await second.api('GetUser', { AccessToken: accessToken })).status).toBe(200);
  const renewed = await second.api('GetTokensFromRefreshToken', {
    ClientId: clientId,
    RefreshToken: refreshToken,
  });
  expect(renewed.status).toBe(200);
  expect((await second.browser().signIn(ana.email, password)).status).toBe(302);
  await second.stop();
});

it('neither passwords nor codes nor refresh tokens are in the file', async () => {
  const dataFile = join(folder, 'identity.sqlite');
  const pool = await startTestCognito({ dataFile });
  await pool.cognito.admin.createUser(ana);
  const { refreshToken } = await pool.cognito.admin.issueTokens(ana.email);
  await pool.api('ForgotPassword', { ClientId: clientId, Username: ana.email });
  const { code = '' } = await pool.mailTo(ana.email);
  await pool.stop();
  const kept = await readFile(dataFile, 'latin1');
  expect(kept).toContain(ana.email);
  expect(kept).not.toContain(password);
  expect(kept).not.toContain(refreshToken.split('.')[2]);
  expect(kept).not.toContain(`"${code}"`);
});

it('what was acknowledged survives a killed process', async () => {
  const dataFile = join(folder, 'identity.sqlite');
  const module = new URL('start-test-cognito.ts', import.meta.url).href;
  const script = `
    const { startTestCognito } = await import(${JSON.stringify(module)});
    const pool = await startTestCognito({ dataFile: ${JSON.stringify(dataFile)} });
    await pool.cognito.admin.createUser(${JSON.stringify(ana)});
    process.kill(process.pid, 'SIGKILL');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  const pool = await startTestCognito({ dataFile });
  expect((await pool.browser().signIn(ana.email, password)).status).toBe(302);
  await pool.stop();
});

it('a damaged file is reported in one sentence', async () => {
  const dataFile = join(folder, 'identity.sqlite');
  await writeFile(dataFile, 'not a database'.repeat(1000));
  expect(() => openStore(dataFile, () => 0)).toThrow(
    `The identity data in ${dataFile} cannot be read.`,
  );
});
