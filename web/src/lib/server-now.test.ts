// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { savedNow } from '#web/components/ui/save-state.tsx';
import { api } from './api.ts';
import { serverNow } from './server-now.ts';

// No session is begun here: what is asked goes straight out.
vi.mock('./session/sender.ts', () => ({
  createSender: ({ fetch }: { fetch: (request: Request) => Promise<Response> }) => fetch,
}));

const nine = Date.UTC(2026, 2, 1, 9);
const answers = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404, headers }));
const ask = () => api('catalog.list', {}).catch(() => undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('case 33: a save is said at the time of the server, whatever the clock of the device says', async () => {
  vi.useFakeTimers({ now: nine - 5 * 3_600_000, toFake: ['Date', 'performance'] });
  expect(serverNow()).toBe(Date.now());
  answers({ date: new Date(nine).toUTCString() });
  await ask();
  expect(savedNow()).toEqual({ is: 'saved', at: nine });
  // It goes on between two answers, and whoever turns the clock of the device does not turn it.
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(nine + 86_400_000);
  expect(serverNow()).toBe(nine + 60_000);
  // An answer that names no time takes none away.
  answers({});
  await ask();
  expect(serverNow()).toBe(nine + 60_000);
});
