import type { Arrival, Identity } from './identity.ts';
import { comingBack } from './coming-back.ts';
import { createStore } from '../create-store.ts';
import { endedElsewhere } from './ended-elsewhere.ts';
import type { Tokens } from './tokens.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'unauthenticated' }
  | { status: 'expired'; tokens: Tokens }
  | { status: 'authenticated'; tokens: Tokens };

/** The constants of silent renewal, in milliseconds. */
export const renewal = { beforeExpiry: 60_000, timeout: 10_000, retryAfter: 5_000 } as const;

/** Longest delay that a timer can hold. */
const longestTimer = 2 ** 31 - 1;

type Options = {
  identity: Identity;
  now?: () => number;
  /** Whether the device has a network, as far as it knows. */
  online?: () => boolean;
  /** Says that the provider renews this session no more. */
  refused?: () => void;
  log?: Pick<Console, 'warn' | 'error'>;
};

/** Thrown when the provider did not answer a renewal in time. */
class RenewalTimeout extends Error {
  override name = 'RenewalTimeout';
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RenewalTimeout()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

export type Session = ReturnType<typeof createSession>;

/** The signed-in person, as a store: it renews tokens before they end and says when they have ended. */
export function createSession({
  identity,
  now = Date.now,
  online = () => navigator.onLine,
  log = console,
  refused = () => undefined,
}: Options) {
  const state = createStore<SessionState>({ status: 'loading' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ending: Promise<void> | undefined;
  let renewing: Promise<Tokens | null> | undefined;
  /**
   * The time by which this device's clock is ahead of the provider's, as fresh tokens tell: else a fast one renews for
   * ever.
   */
  let ahead = 0;

  const providerNow = () => now() - ahead;

  const wake = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void session.renew(), Math.min(Math.max(delay, 0), longestTimer));
  };

  const take = (tokens: Tokens | null) => {
    clearTimeout(timer);
    if (tokens === null) return state.set({ status: 'unauthenticated' });
    state.set({ status: 'authenticated', tokens });
    wake(tokens.expiresAt - renewal.beforeExpiry - providerNow());
  };

  const known = () => {
    const kept = state.get();
    return 'tokens' in kept ? kept.tokens : null;
  };
  const isExpired = (tokens: Tokens) => tokens.expiresAt <= providerNow();

  async function renewOnce(): Promise<Tokens | null> {
    const before = known();
    // Without a network nothing can be renewed: whoever is on a page, in a quiz on a train, stays on it.
    if (before && !online()) {
      wake(renewal.retryAfter);
      return null;
    }
    if (before && isExpired(before) && state.get().status !== 'expired') {
      state.set({ status: 'expired', tokens: before });
    }
    try {
      const tokens = await within(renewal.timeout, identity.renew());
      if (tokens?.issuedAt) ahead = now() - tokens.issuedAt;
      if (tokens === null) {
        log.warn('Silent renew failed: the provider refused it');
        refused();
      }
      take(tokens);
      return tokens;
    } catch (error) {
      log.warn('Silent renew failed', error);
      // The provider may be out of reach for a moment: what is known stays, and it is tried again.
      if (known()) wake(renewal.retryAfter);
      return null;
    }
  }

  /** Takes over the tokens that this browser keeps; expired tokens are renewed first. */
  async function adopt(): Promise<void> {
    const tokens = identity.present() ? await identity.stored() : null;
    if (tokens === null || !isExpired(tokens)) return take(tokens);
    // Without a network the person who is known stays on the page; a page of somebody else goes at once.
    if (online() || known()?.userId !== tokens.userId) state.set({ status: 'expired', tokens });
    await session.renew();
  }

  async function endHere(path: string): Promise<void> {
    clearTimeout(timer);
    // Twice: signing out empties the storage, unless the page has left for the provider by then.
    endedElsewhere.keep(path);
    try {
      await identity.signOut();
    } catch (error) {
      log.warn('The provider was not told', error);
      take(null);
    }
    endedElsewhere.keep(path);
  }

  const started = Promise.withResolvers<void>();
  let starting: Promise<Arrival> | undefined;

  async function begin(): Promise<Arrival> {
    let arrival: Arrival = { kind: 'none' };
    try {
      if (identity.present()) arrival = await identity.arrive();
      await adopt();
    } catch (error) {
      log.error('Sign-in failed', error);
      take(null);
      arrival = { kind: 'failed' };
    } finally {
      started.resolve();
    }
    identity.onChange(() => void adopt());
    return arrival;
  }

  const session = {
    get: state.get,
    subscribe: state.subscribe,
    /** Whether somebody is expected: this browser keeps a session, though it is not read yet. */
    expected: () => identity.present(),
    /** Resolves once it is known whether somebody is signed in. */
    started: started.promise,
    /** Finds out who is here, once. Answers how a return from the hosted sign-in ended. */
    start: (): Promise<Arrival> => (starting ??= begin()),
    tokens: known,
    isExpired,
    /** New tokens, or null; calls at the same time share one renewal. */
    renew: (): Promise<Tokens | null> => {
      renewing ??= renewOnce().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    /** Leaves for the hosted sign-in and comes back to `path`. */
    signIn: (path: string, hint?: string) => identity.signIn(path, hint),
    /** Fetches new tokens where the provider has ended all: by its cookie, else by the password. Comes back to `path`. */
    comeBack: (path: string): Promise<void> => {
      comingBack.keep(path);
      return identity.comeBack(path);
    },
    /** Leaves a session that was ended from another device; `path` is where the person was. */
    end: (path: string): Promise<void> => (ending ??= endHere(path)),
    signOut: async () => {
      clearTimeout(timer);
      await identity.signOut();
    },
  };
  return session;
}
