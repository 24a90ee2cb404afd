import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerAskedAhead, fetchAhead } from './asked-ahead.ts';

const url = 'https://school.example/api/v1/courses/c/modules/m/blocks/b';
const mine = { authorization: 'Bearer mine' };

function ask(answer: Promise<Response>) {
  globalThis.askedAhead = { url, ...mine, answer, shown: Promise.withResolvers<void>() };
}

const taken = (address: string, init: RequestInit) => answerAskedAhead(new Request(address, init));

afterEach(() => {
  globalThis.askedAhead = undefined;
  vi.unstubAllGlobals();
});

describe('an answer that was asked for ahead', () => {
  it('is given to the same question of the same person, once', async () => {
    ask(Promise.resolve(new Response('lesson')));
    expect(await (await taken(url, { headers: mine }))?.text()).toBe('lesson');
    expect(await taken(url, { headers: mine })).toBeUndefined();
  });

  it('can still be read by whoever asked', async () => {
    const answer = Promise.resolve(new Response('lesson'));
    ask(answer);
    await (await taken(url, { headers: mine }))?.text();
    expect(await (await answer).clone().text()).toBe('lesson');
  });

  it.each([
    ['another person', url, { headers: { authorization: 'Bearer other' } }],
    ['nobody', url, {}],
    ['another address', `${url}2`, { headers: mine }],
    ['a write', url, { headers: mine, method: 'POST' }],
  ])('case 12: is not given to %s', async (_who, address, init) => {
    ask(Promise.resolve(new Response('lesson')));
    expect(await taken(address, init)).toBeUndefined();
    expect(globalThis.askedAhead).toBeDefined();
  });

  it('is none where it was a refusal or nothing came', async () => {
    ask(Promise.resolve(new Response('', { status: 401 })));
    expect(await taken(url, { headers: mine })).toBeUndefined();
    ask(Promise.reject(new TypeError('no line')));
    expect(await taken(url, { headers: mine })).toBeUndefined();
  });
});

describe('what is asked for a page while it is drawn', () => {
  const book = `${url}/grades`;
  const fetchFor = (init: RequestInit, now?: number) => fetchAhead(new Request(book, init), now);

  it('is told to whoever asked, and given to the page once', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('book')));
    expect(await (await fetchFor({ headers: mine })).text()).toBe('book');
    expect(await (await taken(book, { headers: mine }))?.text()).toBe('book');
    expect(await taken(book, { headers: mine })).toBeUndefined();
  });

  it('is waited for by the page where it is on its way', async () => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const asked = fetchFor({ headers: mine });
    const given = taken(book, { headers: mine });
    answer.resolve(new Response('book'));
    expect(await (await given)?.text()).toBe('book');
    expect(await (await asked).text()).toBe('book');
  });

  it('case 12: is not given to another person', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('book')));
    await fetchFor({ headers: mine });
    expect(await taken(book, { headers: { authorization: 'Bearer other' } })).toBeUndefined();
  });

  it('is not given to a page that comes to it later', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('book')));
    await fetchFor({ headers: mine }, performance.now() - 20_000);
    expect(await taken(book, { headers: mine })).toBeUndefined();
  });
});
