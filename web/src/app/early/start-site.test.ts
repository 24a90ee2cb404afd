// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSite } from './start-site.ts';

vi.hoisted(() => vi.stubGlobal('builtEntryFiles', []));

/** The browser's report once something has been painted. */
let paint: () => void = () => undefined;
const asked = () => [...document.querySelectorAll('link')].map(({ href }) => href);
const file = 'http://localhost:3000/assets/also.js';
const turn = () => vi.advanceTimersByTimeAsync(0);
const parse = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(notify: (list: object, observer: object) => void) {
        const list = { getEntriesByName: (name: string) => [name] };
        paint = () => notify(list, this);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.head.replaceChildren();
  document.body.innerHTML = '<div id="first-page"><main>Words</main></div>';
  delete document.documentElement.dataset['firstPage'];
  delete globalThis.askedAhead;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('asks for the scripts at once for who has a session, and runs them once the document is whole', async () => {
  document.documentElement.dataset['firstPage'] = 'none';
  const ran = vi.fn<() => void>();
  void startSite(['assets/also.js']).then(ran);
  await turn();
  expect(asked()).toEqual([file]);
  expect(ran).not.toHaveBeenCalled();
  parse();
  await turn();
  expect(ran).toHaveBeenCalledOnce();
});

it('asks for them once the words of the server’s page are painted', async () => {
  void startSite(['assets/also.js']);
  parse();
  await turn();
  expect(asked()).toEqual([]);
  paint();
  await turn();
  expect(asked()).toEqual([file]);
});

it('waits for a paint two and a half seconds at the most', async () => {
  void startSite(['assets/also.js']);
  parse();
  await vi.advanceTimersByTimeAsync(2499);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual([file]);
});

it('asks for them at once where there is nothing to read, or nobody looks', async () => {
  document.body.innerHTML = '<div id="first-page"></div>';
  void startSite(['assets/also.js']);
  parse();
  await turn();
  expect(asked()).toEqual([file]);

  document.head.replaceChildren();
  document.body.innerHTML = '<div id="first-page"><main>Words</main></div>';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  void startSite(['assets/also.js']);
  await turn();
  expect(asked()).toEqual([file]);
});

it('asks for them once an early lesson stands', async () => {
  document.documentElement.dataset['firstPage'] = 'lesson';
  const shown = Promise.withResolvers<void>();
  globalThis.askedAhead = { url: '', authorization: '', answer: new Promise(() => {}), shown };
  void startSite(['assets/also.js']);
  parse();
  await turn();
  expect(asked()).toEqual([]);
  shown.resolve();
  await vi.advanceTimersByTimeAsync(50);
  expect(asked()).toEqual([file]);
});
