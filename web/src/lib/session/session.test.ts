import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeIdentity, tokensUntil } from '../../../test/fake-identity.ts';
import { createSession, renewal } from './session.ts';

const now = Date.UTC(2026, 0, 5, 9);
const minutes = (count: number) => count * 60_000;
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function startWith(identity: ReturnType<typeof fakeIdentity>, online = () => true) {
  const session = createSession({ identity, online, log });
  const arrival = await session.start();
  return { session, arrival };
}

describe('the session', () => {
  it('is loading until the browser was asked, and nobody when it keeps nothing', async () => {
    const session = createSession({ identity: fakeIdentity(), log });
    expect(session.get()).toEqual({ status: 'loading' });
    await session.start();
    expect(session.get()).toEqual({ status: 'unauthenticated' });
  });

  it('does not even ask the provider where the browser keeps nothing', async () => {
    const identity = fakeIdentity({ present: () => false });
    await startWith(identity);
    expect(identity.arrive).not.toHaveBeenCalled();
    expect(identity.stored).not.toHaveBeenCalled();
  });

  it('renews 60 s before the access token ends, without showing it', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now + minutes(15)));
    identity.renew.mockResolvedValue(tokensUntil(now + minutes(30), 'second'));
    const { session } = await startWith(identity);
    await vi.advanceTimersByTimeAsync(minutes(14) - 1);
    expect(identity.renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(identity.renew).toHaveBeenCalledOnce();
    expect(session.get()).toMatchObject({
      status: 'authenticated',
      tokens: { accessToken: 'second' },
    });
  });

  it('shows that an ended session is being renewed, then goes on', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now - 1));
    identity.renew.mockResolvedValue(tokensUntil(now + minutes(15), 'second'));
    const session = createSession({ identity, online: () => true, log });
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    await session.start();
    expect(seen).toEqual(['expired', 'authenticated']);
  });

  it('is nobody when the provider does not renew', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now - 1));
    const { session } = await startWith(identity);
    expect(session.get()).toEqual({ status: 'unauthenticated' });
  });

  it('says so when the provider refuses to renew, in the log and to the person', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now - 1));
    const refused = vi.fn();
    await createSession({ identity, online: () => true, log, refused }).start();
    expect(refused).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith('Silent renew failed: the provider refused it');
  });

  it('gives a renewal 10 s and tries again 5 s later', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now + minutes(15)));
    identity.renew.mockReturnValueOnce(new Promise(() => undefined));
    identity.renew.mockResolvedValueOnce(tokensUntil(now + minutes(30), 'second'));
    const { session } = await startWith(identity);
    await vi.advanceTimersByTimeAsync(minutes(14));
    expect(identity.renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(renewal.timeout + renewal.retryAfter - 1);
    expect(identity.renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(identity.renew).toHaveBeenCalledTimes(2);
    expect(session.tokens()?.accessToken).toBe('second');
  });

  it('keeps who is known while the provider is out of reach', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now + minutes(15)));
    identity.renew.mockRejectedValue(new TypeError('Failed to fetch'));
    const { session } = await startWith(identity);
    await vi.advanceTimersByTimeAsync(minutes(14));
    expect(session.get().status).toBe('authenticated');
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(session.get().status).toBe('expired');
  });

  it('shows a page for as long as the device has no network, and renews once it has one again', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now + minutes(15)));
    identity.renew.mockResolvedValue(tokensUntil(now + minutes(75), 'second'));
    let isOnline = false;
    const { session } = await startWith(identity, () => isOnline);
    await vi.advanceTimersByTimeAsync(minutes(60));
    expect(session.get().status).toBe('authenticated');
    await expect(session.renew()).resolves.toBeNull();
    expect(identity.renew).not.toHaveBeenCalled();
    isOnline = true;
    await vi.advanceTimersByTimeAsync(renewal.retryAfter);
    expect(session.get()).toMatchObject({
      status: 'authenticated',
      tokens: { accessToken: 'second' },
    });
  });

  it('keeps the page of who is known where another tab tells of ended tokens without a network, and hides that of somebody else', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValueOnce(tokensUntil(now + minutes(15)));
    let isOnline = true;
    const { session } = await startWith(identity, () => isOnline);
    isOnline = false;
    await vi.advanceTimersByTimeAsync(minutes(30));
    const [changed] = identity.onChange.mock.calls[0] ?? [];
    identity.stored.mockResolvedValue(tokensUntil(now + minutes(20), 'second'));
    changed?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.get().status).toBe('authenticated');
    identity.renew.mockResolvedValue(tokensUntil(now + minutes(75), 'third'));
    isOnline = true;
    await vi.advanceTimersByTimeAsync(renewal.retryAfter);
    expect(session.tokens()?.accessToken).toBe('third');
    isOnline = false;
    await vi.advanceTimersByTimeAsync(minutes(60));
    const other = { ...tokensUntil(now + minutes(80), 'other'), userId: 'another' };
    identity.stored.mockResolvedValue(other);
    changed?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.get()).toEqual({ status: 'expired', tokens: other });
  });

  it('renews once and goes on where the clock of the device is an hour fast', async () => {
    const identity = fakeIdentity();
    const byProvider = now - minutes(60);
    identity.stored.mockResolvedValue(tokensUntil(byProvider + minutes(14)));
    identity.renew.mockResolvedValue(tokensUntil(byProvider + minutes(15), 'second'));
    const { session } = await startWith(identity);
    expect(session.get().status).toBe('authenticated');
    await vi.advanceTimersByTimeAsync(minutes(14) - 1);
    expect(identity.renew).toHaveBeenCalledOnce();
    expect(session.isExpired(tokensUntil(byProvider + minutes(15)))).toBe(false);
  });

  it('shares one renewal among those who ask at the same time', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValue(tokensUntil(now + minutes(15)));
    identity.renew.mockResolvedValue(tokensUntil(now + minutes(30), 'second'));
    const { session } = await startWith(identity);
    await Promise.all([session.renew(), session.renew(), session.renew()]);
    expect(identity.renew).toHaveBeenCalledOnce();
  });

  it('case 12: follows a sign-out in another tab and a page that comes back from the cache', async () => {
    const identity = fakeIdentity();
    identity.stored.mockResolvedValueOnce(tokensUntil(now + minutes(15)));
    const { session } = await startWith(identity);
    expect(session.get().status).toBe('authenticated');
    identity.stored.mockResolvedValue(null);
    const [changed] = identity.onChange.mock.calls[0] ?? [];
    changed?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.get()).toEqual({ status: 'unauthenticated' });
  });

  it('case 13: a return that fails leaves nobody signed in, and says so', async () => {
    const identity = fakeIdentity();
    identity.arrive.mockRejectedValue(new Error('state does not match'));
    const { session, arrival } = await startWith(identity);
    expect(arrival).toEqual({ kind: 'failed' });
    expect(session.get()).toEqual({ status: 'unauthenticated' });
  });
});
