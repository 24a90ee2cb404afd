// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressPattern } from '#shared/policies/screen-at.ts';
import { screens } from '#shared/screens.ts';
import { askForLesson } from './ask-for-lesson.ts';

const name = 'CognitoIdentityServiceProvider.client.somebody.';
const lesson = '/courses/c1/modules/m1/content/b1';

const token = (secondsLeft: number) => {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  return `head.${btoa(JSON.stringify({ exp })).replaceAll('=', '')}.signature`;
};

const ask = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve(new Response('{}')));
const scripts = () => document.querySelectorAll('script').length;

function visit(path: string, { wide = false } = {}) {
  history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
  askForLesson({ draw: true });
}

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('lessonScript', 'assets/draw-lesson.js');
  vi.stubGlobal('lessonPattern', addressPattern(screens.content.path));
});

afterEach(() => {
  vi.unstubAllGlobals();
  ask.mockClear();
  localStorage.clear();
  document.head.replaceChildren();
  globalThis.askedAhead = undefined;
});

describe('the lesson of an address', () => {
  it('is asked for once with the kept tokens, and drawn by a script of its own', () => {
    const kept = token(600);
    localStorage.setItem(`${name}accessToken`, kept);
    localStorage.setItem(`${name}idToken`, 'identity');
    visit(lesson);
    expect(ask.mock.calls).toEqual([
      [
        `${location.origin}/api/v1/courses/c1/modules/m1/blocks/b1`,
        { headers: { authorization: `Bearer ${kept}`, 'x-id-token': 'identity' } },
      ],
    ]);
    expect(scripts()).toBe(1);
  });

  it('is not drawn early at a desk, where more than the lesson stands on the page', async () => {
    localStorage.setItem(`${name}accessToken`, token(600));
    visit(lesson, { wide: true });
    expect(ask).toHaveBeenCalledOnce();
    expect(scripts()).toBe(0);
    await expect(globalThis.askedAhead?.shown.promise).resolves.toBeUndefined();
  });

  it.each([
    ['another page', '/courses/c1', { [`${name}accessToken`]: token(600) }],
    ['nobody', lesson, {}],
    ['a token that is about to end', lesson, { [`${name}accessToken`]: token(30) }],
    ['what is no token', lesson, { [`${name}accessToken`]: 'x.y.z' }],
    [
      'two people',
      lesson,
      { [`${name}accessToken`]: token(600), [`${name}2.accessToken`]: token(600) },
    ],
  ])('is not asked for by %s', (_who, path, kept: Record<string, string>) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    visit(path);
    expect(ask).not.toHaveBeenCalled();
    expect(globalThis.askedAhead).toBeUndefined();
  });
});
