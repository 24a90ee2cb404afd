// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#shared/contract/client.ts';
import { tokensUntil } from '../../../test/fake-identity.ts';
import { createSender } from './sender.ts';

const baseUrl = 'https://learn.example/api/v1';
const log = { warn: vi.fn(), error: vi.fn() };
const problem = (status: number, code: string) =>
  Response.json({ type: '', title: '', status, code, requestId: 'r' }, { status });

type Tokens = ReturnType<typeof tokensUntil>;

function setUp(tokens: Tokens | null, answers: Response[]) {
  const sent: Request[] = [];
  const session = {
    started: Promise.resolve(),
    tokens: () => tokens,
    isExpired: ({ expiresAt }: Tokens) => expiresAt <= 0,
    renew: vi.fn<() => Promise<Tokens | null>>(async () => tokensUntil(1, 'second')),
    signIn: vi.fn(async () => undefined),
    end: vi.fn(async () => undefined),
  };
  const fetch = vi.fn(async (request: RequestInfo | URL) => {
    sent.push(request as Request);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  let time = 1_000_000;
  const send = createSender({ session, fetch, log, here: () => '/courses?q=x', now: () => time });
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { sent, session, api: createClient({ baseUrl, send }), wait };
}

const enrollment = { params: { courseId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }, body: {} };
const header = (request: Request | undefined, name: string) => request?.headers.get(name);

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

describe('a request', () => {
  it('carries the access token and the identity token', async () => {
    const { api, sent } = setUp(tokensUntil(1), [Response.json({})]);
    await api('accounts.getMe');
    expect(header(sent[0], 'authorization')).toBe('Bearer first');
    expect(header(sent[0], 'x-id-token')).toBe('first-id');
    expect(sent[0]?.credentials).toBe('include');
  });

  it('goes without tokens where nobody is signed in, and a 401 stays one', async () => {
    const { api, sent, session } = setUp(null, [problem(401, 'unauthenticated')]);
    await expect(api('catalog.list', { query: {} })).rejects.toMatchObject({ status: 401 });
    expect(header(sent[0], 'authorization')).toBeNull();
    expect(session.renew).not.toHaveBeenCalled();
    expect(session.signIn).not.toHaveBeenCalled();
  });

  it('renews an ended token first, with a warning', async () => {
    const { api, sent, session } = setUp(tokensUntil(0), [Response.json({})]);
    await api('accounts.getMe');
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('expired'));
    expect(session.renew).toHaveBeenCalledOnce();
    expect(header(sent[0], 'authorization')).toBe('Bearer second');
  });

  it('case 11: a 401 is renewed and sent once more with the same Idempotency-Key and body', async () => {
    const { api, sent } = setUp(tokensUntil(1), [
      problem(401, 'unauthenticated'),
      Response.json({}),
    ]);
    await api('enrollments.enroll', enrollment);
    expect(log.error).toHaveBeenCalledWith('Authentication error');
    expect(sent.map((request) => header(request, 'authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
    expect(header(sent[0], 'idempotency-key')).toBeTruthy();
    expect(header(sent[1], 'idempotency-key')).toBe(header(sent[0], 'idempotency-key'));
    expect(await sent[1]?.text()).toBe(await sent[0]?.text());
  });

  it('leaves for the hosted sign-in when renewal does not help', async () => {
    const { api, session } = setUp(tokensUntil(1), [
      problem(401, 'unauthenticated'),
      problem(401, 'unauthenticated'),
    ]);
    await expect(api('accounts.getMe')).rejects.toMatchObject({ status: 401 });
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith('/courses?q=x');
  });

  it('leaves for the hosted sign-in when there is no renewal, without a second request', async () => {
    const { api, session, sent } = setUp(tokensUntil(1), [problem(401, 'unauthenticated')]);
    session.renew.mockResolvedValue(null);
    await expect(api('accounts.getMe')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(session.signIn).toHaveBeenCalledOnce();
  });

  it('case 10: leaves a session that was ended elsewhere, without renewing it or sending again', async () => {
    const { api, session, sent } = setUp(tokensUntil(1), [problem(401, 'session_ended')]);
    await expect(api('accounts.getMe')).rejects.toMatchObject({ status: 401 });
    expect(session.end).toHaveBeenCalledExactlyOnceWith('/courses?q=x');
    expect(session.renew).not.toHaveBeenCalled();
    expect(session.signIn).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('does not run in circles between a site that refuses and a provider that signs in', async () => {
    const refusals = Array.from({ length: 6 }, () => problem(401, 'unauthenticated'));
    const { api, session, wait } = setUp(tokensUntil(1), refusals);
    await expect(api('accounts.getMe')).rejects.toMatchObject({ status: 401 });
    await expect(api('accounts.getMe')).rejects.toMatchObject({ status: 401 });
    expect(session.signIn).toHaveBeenCalledOnce();
    wait(30_000);
    await expect(api('accounts.getMe')).rejects.toMatchObject({ status: 401 });
    expect(session.signIn).toHaveBeenCalledTimes(2);
  });

  it('logs the status and data of any other refusal and passes it on', async () => {
    const { api } = setUp(tokensUntil(1), [problem(409, 'course_full')]);
    await expect(api('enrollments.enroll', enrollment)).rejects.toMatchObject({
      status: 409,
      problem: { code: 'course_full' },
    });
    expect(log.error).toHaveBeenCalledWith(
      'Request failed',
      409,
      expect.stringContaining('course_full'),
    );
  });

  it('logs that there was no response and passes it on', async () => {
    const { api } = setUp(tokensUntil(1), []);
    await expect(api('accounts.getMe')).rejects.toThrow(TypeError);
    expect(log.error).toHaveBeenCalledWith('No response', expect.any(TypeError));
  });
});
