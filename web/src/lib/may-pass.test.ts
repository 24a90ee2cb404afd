import { expect, it } from 'vitest';
import { ApiError, createClient } from '#shared/contract/client.ts';
import { mayPass } from './may-pass.ts';

/** The error that the client throws for an answer. */
const errorOf = (answer: () => Promise<Response>): Promise<unknown> =>
  createClient({ baseUrl: 'https://school.example/api/v1', send: answer })('accounts.getMe').then(
    () => null,
    (error: unknown) => error,
  );

const problem = (status: number, headers = {}) =>
  errorOf(async () =>
    Response.json({ code: 'busy', status }, { status, headers: new Headers(headers) }),
  );

it.each([
  ['no answer', () => errorOf(() => Promise.reject(new TypeError('Failed to fetch')))],
  ['too many requests', () => problem(429, { 'retry-after': '1' })],
  ['a server that is busy and says for how long', () => problem(503, { 'retry-after': '2' })],
  ['a server that failed', () => problem(500)],
  [
    'an answer that is none of ours',
    () => errorOf(async () => new Response('<h1>', { status: 502 })),
  ],
])('may pass by itself: %s', async (_, error) => {
  expect(mayPass(await error())).toBe(true);
});

it.each([400, 401, 403, 404, 409, 412, 413, 422])('does not pass: a %i', async (status) => {
  const error = await problem(status);
  expect(error).toBeInstanceOf(ApiError);
  expect(mayPass(error)).toBe(false);
});

it('does not pass: what was aborted, or a fault of our own', async () => {
  const aborted = AbortSignal.abort();
  expect(mayPass(await errorOf(() => Promise.reject(aborted.reason as Error)))).toBe(false);
  expect(mayPass(new RangeError('ours'))).toBe(false);
  expect(mayPass(undefined)).toBe(false);
});
