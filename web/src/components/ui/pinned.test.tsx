// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { Pinned } from './pinned.tsx';

const below = () => document.documentElement.style.getPropertyValue('--pinned-height');
let position = 'sticky';

beforeEach(() => {
  position = 'sticky';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  vi.stubGlobal('getComputedStyle', () => ({ position }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says how high it is to what stays below it, as long as it is there', async () => {
  const { unmount } = await renderInSite(<Pinned>Save</Pinned>);
  expect(below()).toBe('64px');
  // The window has become low: it moves away with the page.
  position = 'static';
  act(() => void dispatchEvent(new Event('resize')));
  expect(below()).toBe('0px');
  act(unmount);
  expect(below()).toBe('');
});

it('says nothing where it is not to stay', async () => {
  await renderInSite(<Pinned isPinned={false}>Save</Pinned>);
  expect(below()).toBe('');
});
