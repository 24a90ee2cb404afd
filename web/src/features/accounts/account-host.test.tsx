// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import AccountHost from './account-host.tsx';

const { noteSession, expected } = vi.hoisted(() => ({
  noteSession: vi.fn(async () => false),
  expected: vi.fn(),
}));
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
    <QueryClientProvider client={new QueryClient()}>
      <AccountHost />
    </QueryClientProvider>,
  );
  expect(noteSession.mock.calls).toEqual(calls);
  unmount();
});
