// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFollowingSums } from './use-following-sums.ts';

const sums = { people: 3, submitted: 0, returned: 0, marked: 2, released: 1 };
const later = { ...sums, marked: 0, released: 3 };

it('asks a list again as long as its sums are those from before a release, for some seconds', () => {
  const { result } = renderHook(useFollowingSums);
  const now = Date.now();
  const asks = (data: { sums: typeof sums } | undefined, dataUpdatedAt = now) =>
    result.current.refetchInterval({ state: { data, dataUpdatedAt } }) !== false;
  expect(asks({ sums })).toBe(false);
  act(() => result.current.follow(sums));
  expect(asks({ sums: { ...sums } })).toBe(true);
  expect(asks({ sums: later })).toBe(false);
  expect(asks(undefined)).toBe(false);
  // A release that changes nothing is not waited for.
  expect(asks({ sums }, now + 60_000)).toBe(false);
  act(() => result.current.follow(later));
  expect(asks({ sums: later })).toBe(true);
});
