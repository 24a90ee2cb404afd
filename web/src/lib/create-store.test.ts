// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore } from './create-store.ts';
import { useStore } from './use-store.ts';

it('tells who follows it of each other value, until they follow it no longer', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(2);
  store.set(2);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toBe(2);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
});

it('is followed by a component', () => {
  const store = createStore('before');
  const { result } = renderHook(() => useStore(store));
  expect(result.current).toBe('before');
  act(() => store.set('after'));
  expect(result.current).toBe('after');
});
