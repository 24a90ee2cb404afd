import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { NewMail } from './mail.ts';

const now = (): number => Date.UTC(2026, 0, 2, 3, 4, 5);
const welcome: NewMail = {
  to: ['Ana@example.com'],
  from: 'no-reply@example.com',
  subject: 'Your code',
  text: 'Your code is 123456. Open https://example.com/confirm?a=1&b=2.',
  code: '123456',
};
let folder: string;
let outbox: Outbox;
let server: Server;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  outbox = createOutbox({ file: join(folder, 'data', 'outbox.jsonl'), now });
  server = createServer((request, response) => outbox.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_local/outbox`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function items(query = ''): Promise<unknown[]> {
  const response = await fetch(url + query, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { items: unknown[] }).items;
}

test('mails are listed newest first, and by recipient whatever the case', async () => {
  outbox.add(welcome);
  outbox.add({ ...welcome, to: ['bo@example.com'], subject: 'Second' });
  expect(await items()).toMatchObject([{ subject: 'Second' }, { subject: 'Your code' }]);
  expect(await items('?to=ana@EXAMPLE.com')).toMatchObject([
    { subject: 'Your code', code: '123456', sentAt: '2026-01-02T03:04:05.000Z' },
  ]);
});

test('the page shows a mail with its code and its links', async () => {
  outbox.add(welcome);
  const page = await (await fetch(url)).text();
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<code class="code">123456</code>');
  expect(page).toContain('href="https://example.com/confirm?a=1&#38;b=2"');
});

test('case 61: markup in a mail stays text, and the policy would stop it anyway', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)> javascript:alert(1) "\'';
  outbox.add({ to: [evil], from: evil, subject: evil, text: evil, html: evil, code: evil });
  const response = await fetch(`${url}?to=${encodeURIComponent(evil)}`);
  const page = await response.text();
  expect(page).not.toMatch(/<script|<img|href="javascript/);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
});

test('a test waits for a mail that is still to come', async () => {
  const waiting = outbox.waitFor('ana@example.com', (mail) => mail.code !== undefined);
  outbox.add({ ...welcome, to: ['bo@example.com'] });
  outbox.add({ to: welcome.to, from: '', subject: 'No code', text: '' });
  outbox.add(welcome);
  expect(await waiting).toMatchObject({ subject: 'Your code' });
  expect(await outbox.waitFor('ana@example.com')).toMatchObject({ subject: 'Your code' });
});

test('mails survive the process, an unfinished line does not harm them', () => {
  const file = join(folder, 'data', 'outbox.jsonl');
  outbox.add(welcome);
  appendFileSync(file, '{"to":["torn');
  const next = createOutbox({ file, now });
  next.add({ ...welcome, subject: 'After' });
  const subjects = createOutbox({ file, now })
    .list()
    .map((mail) => mail.subject);
  expect(subjects).toEqual(['After', 'Your code']);
});

test('DELETE forgets all mails, other methods are refused', async () => {
  outbox.add(welcome);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(204);
  expect(await items()).toEqual([]);
});
