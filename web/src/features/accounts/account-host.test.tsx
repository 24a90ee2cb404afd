// @vitest-environment jsdom
import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import AccountHost from './account-host.tsx';
import { accountQueries } from './queries.ts';

const { noteSession, expected, api } = vi.hoisted(() => ({
  noteSession: vi.fn(async () => false),
  expected: vi.fn(),
  api: vi.fn(),
}));
vi.mock('#web/lib/api.ts', () => ({ api }));
vi.mock('./note-session.ts', () => ({ noteSession }));
vi.mock('./preference-sync.ts', () => ({ preferenceSync: { start: () => undefined } }));
vi.mock('./use-granted-role.ts', () => ({ useGrantedRole: () => undefined }));
vi.mock('#web/lib/session/current-session.ts', () => ({ session: { expected } }));
vi.mock('#web/lib/session/use-session.ts', () => ({
  useTokens: () => ({ userId: 'U', origin: 'a-sign-in' }),
}));

it.each([
  ['is noted where the browser keeps it', true, [['a-sign-in']]],
  ['is not noted once signing out has emptied the storage', false, []],
])('case 12: a session %s', (_, isKept, calls) => {
  noteSession.mockClear();
  expected.mockReturnValue(isKept);
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountHost />
    </QueryClientProvider>,
  );
  expect(noteSession.mock.calls).toEqual(calls);
  unmount();
});

function Devices() {
  const list = useInfiniteQuery(accountQueries.sessions());
  return <p>{list.data?.pages.flatMap(({ items }) => items.map((one) => one.browser)).join()}</p>;
}

it('shows a session that was noted while the first list was on its way', async () => {
  const noted = Promise.withResolvers<boolean>();
  noteSession.mockReturnValueOnce(noted.promise);
  expected.mockReturnValue(true);
  const early = Promise.withResolvers<object>();
  api
    .mockReturnValueOnce(early.promise)
    .mockResolvedValueOnce({ items: [{ browser: 'this device' }], nextCursor: null });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AccountHost />
      <Devices />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(api).toHaveBeenCalledTimes(1));
  noted.resolve(true);
  early.resolve({ items: [{ browser: 'another device' }], nextCursor: null });
  expect(await screen.findByText('this device')).toBeDefined();
});
