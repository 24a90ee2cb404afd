export interface FailureLimiter {
  /** Counts the attempt before it is checked, so that parallel guesses cannot outrun the count. False: locked. */
  tryAttempt(key: string): boolean;
  /** The attempt was good: do not count it, but keep the failures of others under the same key. */
  forgive(key: string): void;
  /** Forgets all failures. */
  clear(key: string): void;
}

interface FailureLimit {
  now: () => number;
  /** Attempts without a lock. */
  free: number;
  firstLockMs: number;
  longestLockMs: number;
}

const largestMap = 10_000;

/**
 * After `free` failed attempts each further one locks the key, for `firstLockMs` and then twice as
 * long each time, as Cognito does (1 s doubling to about 15 minutes); a quiet time of `longestLockMs` resets it.
 * In memory: a restart forgives, which a developer expects.
 */
export function createFailureLimiter(limit: FailureLimit): FailureLimiter {
  const entries = new Map<string, { failures: number; lockedUntil: number; last: number }>();
  return {
    tryAttempt(key) {
      const now = limit.now();
      let entry = entries.get(key);
      if (!entry || now - entry.last > limit.longestLockMs) {
        entry = { failures: 0, lockedUntil: 0, last: now };
      }
      if (now < entry.lockedUntil) return false;
      entry.failures += 1;
      entry.last = now;
      const beyond = entry.failures - limit.free;
      if (beyond >= 0) {
        entry.lockedUntil = now + Math.min(limit.firstLockMs * 2 ** beyond, limit.longestLockMs);
      }
      entries.delete(key);
      entries.set(key, entry);
      dropOldest(entries);
      return true;
    },
    forgive(key) {
      const entry = entries.get(key);
      if (entry) entry.failures -= 1;
    },
    clear(key) {
      entries.delete(key);
    },
  };
}

/** At most `limit` times per key and window. The returned function answers whether one more is allowed. */
export function createQuota(options: {
  now: () => number;
  limit: number;
  windowMs: number;
}): (key: string) => boolean {
  const entries = new Map<string, { count: number; until: number }>();
  return (key) => {
    const now = options.now();
    let entry = entries.get(key);
    if (!entry || now >= entry.until) {
      entry = { count: 0, until: now + options.windowMs };
      entries.delete(key);
      entries.set(key, entry);
      dropOldest(entries);
    }
    entry.count += 1;
    return entry.count <= options.limit;
  };
}

function dropOldest(entries: Map<string, unknown>): void {
  if (entries.size <= largestMap) return;
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}
