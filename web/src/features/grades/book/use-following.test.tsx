// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Row } from '../types.ts';
import { bookQueries } from './queries.ts';
import { useFollowing } from './use-following.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const courseId = '01J0000000000000000000000C';
const row = (userId: string, total: Row['total']): Row => ({
  userId,
  name: userId,
  marks: [],
  total,
  isTotalSet: false,
});
const made = { percent: 8500, shown: 8500, letter: null, isPassed: true };

it('brings the totals in that were still to come, and does not pass the other rows off as read just now', async () => {
  call.mockResolvedValue({ items: [row('Ada', made)], nextCursor: null });
  const client = new QueryClient();
  const rows = [row('Ada', null), row('Ben', made)];
  const { queryKey } = bookQueries.rows(courseId, {});
  const read = Date.parse('2026-03-01T10:00:00.000Z');
  client.setQueryData(
    queryKey,
    { pages: [{ items: rows, nextCursor: null, looked: 2 }], pageParams: [null] },
    { updatedAt: read },
  );
  renderHook(() => useFollowing(courseId, {}, rows), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() =>
    expect(client.getQueryData(queryKey)?.pages[0]?.items[0]?.total).toEqual(made),
  );
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(read);
});
