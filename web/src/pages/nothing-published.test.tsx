// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#shared/policies/roles.ts';
import { paths } from '#web/lib/paths.ts';
import type { SessionState } from '#web/lib/session/session.ts';
import { tokensUntil } from '../../test/fake-identity.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import { NothingPublished } from './nothing-published.tsx';

let state: SessionState;
vi.mock('#web/lib/session/current-session.ts', () => ({
  session: { subscribe: () => () => undefined, get: () => state },
}));

const signedIn = (role: Role): SessionState => ({
  status: 'authenticated',
  tokens: { ...tokensUntil(1), roles: [role] },
});

beforeEach(() => {
  state = { status: 'unauthenticated' };
});

describe('an empty platform', () => {
  it.each(['teachers', 'admins'] as const)(
    'offers %s to make or bring its first course',
    async (role) => {
      state = signedIn(role);
      await renderInSite(<NothingPublished />);
      const create = await screen.findByRole('link', { name: 'Create a course' });
      expect(create.getAttribute('href')).toBe(paths.createCourse);
      const bring = screen.getByRole('link', { name: 'Import a course' });
      expect(bring.getAttribute('href')).toBe(paths.importCourse);
    },
  );

  it.each([
    ['a stranger', { status: 'unauthenticated' }],
    ['a learner', signedIn('students')],
  ] as const)('asks %s to come back', async (_who, who) => {
    state = who;
    await renderInSite(<NothingPublished />);
    expect(screen.getByText(/come back soon/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
