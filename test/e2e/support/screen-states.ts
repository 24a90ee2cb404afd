import type { Page, Route } from 'playwright-core';
import { errorCatalogue, type ErrorCode } from '#shared/contract/errors.ts';
import { createSettle } from './settle.ts';

/** The five states that every screen has beside the one with something on it. */
export const screenStates = ['loading', 'empty', 'error', 'refused', 'offline'] as const;
export type ScreenState = (typeof screenStates)[number];

const api = /\/api\/v1\//;

/** Every page asks who one is: without an answer to it there would be no page. */
const own = /\/api\/v1\/me(\/sessions)?$/;

/** An answer in which there is nothing: lists without entries, counts of zero, nothing to go on with. */
const emptied = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null
    ? Object.fromEntries(
        Object.entries(answer).map(([name, value]) => {
          if (Array.isArray(value)) return [name, []];
          if (name === 'next' || name === 'nextCursor') return [name, null];
          return [name, typeof value === 'number' ? 0 : value];
        }),
      )
    : answer;

function refuse(route: Route, code: ErrorCode) {
  const { status } = errorCatalogue[code];
  const problem = { type: `/help/errors/${code}`, title: code, status, code, requestId: 'shown' };
  return route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify(problem),
  });
}

const answers: Record<ScreenState, (route: Route) => unknown> = {
  // Never answered.
  loading: () => undefined,
  empty: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  },
  error: (route) => refuse(route, 'internal'),
  refused: (route) => refuse(route, 'forbidden'),
  offline: (route) => route.abort('internetdisconnected'),
};

/** The sign that the page is in that state; nothing of its own if there is nothing to show. */
const signs: Record<Exclude<ScreenState, 'empty'>, string> = {
  loading: 'main :is(.chakra-skeleton, [role=status][aria-label])',
  error: 'main [role=alert]',
  refused: 'main [role=alert] :is(button, div > a)',
  offline: 'main [role=alert]',
};

/** Opens an address with the API in that state, and waits until the page shows it. */
export async function openInState(page: Page, address: string, state: ScreenState): Promise<void> {
  await page.route(
    (url) => api.test(url.pathname) && !own.test(url.pathname),
    (route) => answers[state](route),
  );
  // A public page brings its answers along; these states are those of who comes to it from another.
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const url = new URL('/dashboard', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
  // The parts of the page itself still come, as they do where they were seen before.
  if (state === 'offline')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false }),
    );
  await page.goto(address, { waitUntil: 'load' });
  if (state === 'empty') await createSettle(page)();
  else await page.locator(signs[state]).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
