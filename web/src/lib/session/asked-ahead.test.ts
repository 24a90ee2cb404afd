import { afterEach, describe, expect, it } from 'vitest';
import { answerAskedAhead } from './asked-ahead.ts';

const url = 'https://school.example/api/v1/courses/c/modules/m/blocks/b';
const mine = { authorization: 'Bearer mine' };

function ask(answer: Promise<Response>) {
  globalThis.askedAhead = { url, ...mine, answer, shown: Promise.withResolvers<void>() };
}

const taken = (address: string, init: RequestInit) => answerAskedAhead(new Request(address, init));

afterEach(() => {
  globalThis.askedAhead = undefined;
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
