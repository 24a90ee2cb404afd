/**
 * For files that share a worker: each begins with the project's own modules loaded anew, and leaves nothing of what it
 * put in the place of others.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
