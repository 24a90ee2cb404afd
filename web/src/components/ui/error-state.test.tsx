// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { NeededRole } from '#web/lib/session/needed-role.ts';
import type { SessionState } from '#web/lib/session/session.ts';
import { tokensUntil } from '../../../test/fake-identity.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ErrorState } from './error-state.tsx';

const signIn = vi.fn<(path: string) => Promise<void>>(async () => undefined);
let state: SessionState;
vi.mock('#web/lib/session/current-session.ts', () => ({
  session: {
    subscribe: () => () => undefined,
    get: () => state,
    signIn: (path: string) => signIn(path),
  },
}));

const errorOf = (code: ErrorCode) =>
  new ApiError(403, { type: '', title: code, status: 403, code, requestId: 'r' });

const show = (code: ErrorCode, at = '/courses/C1') =>
  renderInSite(
    <Routes>
      <Route
        path="/courses/:courseId"
        element={<ErrorState error={errorOf(code)} retry={vi.fn()} />}
      />
      <Route path="*" element={<ErrorState error={errorOf(code)} retry={vi.fn()} />} />
    </Routes>,
    { at },
  );

beforeEach(() => {
  state = { status: 'authenticated', tokens: { ...tokensUntil(1), roles: ['students'] } };
});

describe('a refusal', () => {
  it.each([
    ['forbidden', '/x', /if you should have it/, 'Contact us', '/contact'],
    ['account_suspended', '/x', /is suspended/, 'Contact us', '/contact'],
    [
      'enrollment_required',
      '/courses/C1',
      /Enroll in the course first/,
      'See the course',
      '/courses/C1',
    ],
    ['enrollment_required', '/x', /Enroll in the course first/, 'See all courses', '/courses'],
    ['invitation_required', '/courses/C1', /for an invitation/, 'See the course', '/courses/C1'],
  ] as const)(
    'for %s at %s says what is missing, with one way to it',
    async (code, at, says, name, to) => {
      await show(code, at);
      const way = await screen.findByRole('link', { name });
      expect(way.getAttribute('href')).toBe(to);
      expect(screen.getByText(says)).toBeDefined();
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('of a page that is for a role says whose it is', async () => {
    await renderInSite(
      <NeededRole value="admins">
        <ErrorState error={errorOf('forbidden')} />
      </NeededRole>,
    );
    expect(await screen.findByText(/for administrators/)).toBeDefined();
  });

  it('asks a stranger to sign in, and comes back', async () => {
    state = { status: 'unauthenticated' };
    await show('forbidden', '/x?tab=2');
    (await screen.findByRole('button', { name: 'Sign in' })).click();
    expect(signIn).toHaveBeenCalledWith('/x?tab=2');
  });

  it('of the moment can be tried again', async () => {
    await show('internal');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
