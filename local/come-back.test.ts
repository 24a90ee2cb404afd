import { afterEach, expect, it, vi } from 'vitest';
import { comeBack } from './come-back.ts';

const busy = () => new Response('{}', { status: 503, headers: { 'retry-after': '0' } });
const write = () =>
  new Request('http://localhost/courses', {
    method: 'POST',
    headers: { 'idempotency-key': 'a-key' },
    body: '{"title":"Water"}',
  });

function answering(...answers: Response[]) {
  const sent: { key: string | null; body: string }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.text() });
    return answers[sent.length - 1] ?? busy();
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

it('sends what was told to come back again, with its body and its key', async () => {
  const sent = answering(busy(), busy(), new Response('{}', { status: 201 }));
  expect((await comeBack(write())).status).toBe(201);
  const same = { key: 'a-key', body: '{"title":"Water"}' };
  expect(sent).toEqual([same, same, same]);
});

it('ends with the answer of the sixth try', async () => {
  const sent = answering();
  expect((await comeBack(write())).status).toBe(503);
  expect(sent).toHaveLength(6);
});

it.each([409, 500, 503])('takes %d without a time to come back as it is', async (status) => {
  const sent = answering(new Response('{}', { status }));
  expect((await comeBack(write())).status).toBe(status);
  expect(sent).toHaveLength(1);
});
