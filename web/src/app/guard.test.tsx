// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Access } from '#shared/contract/route.ts';
import type { Role } from '#shared/policies/roles.ts';
import type { SessionState } from '#web/lib/session/session.ts';
import { tokensUntil } from '../../test/fake-identity.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import { Guard } from './guard.tsx';

let state: SessionState = { status: 'loading' };
const following = vi.hoisted(() => new Set<() => void>());
vi.mock('#web/lib/session/current-session.ts', () => ({
  session: {
    subscribe(follow: () => void) {
      following.add(follow);
      return () => following.delete(follow);
    },
    get: () => state,
  },
}));

const becomes = (next: SessionState) =>
  act(() => {
    state = next;
    following.forEach((tell) => tell());
  });

const signedIn = (roles: Role[]): SessionState => ({
  status: 'authenticated',
  tokens: { ...tokensUntil(1), roles },
});

function Where() {
  const { pathname, state: kept } = useLocation();
  return (
    <output>
      {JSON.stringify({ pathname, kept: (kept as { from?: unknown } | null)?.from ?? null })}
    </output>
  );
}

async function visit(access: Access, redirectToDashboard?: boolean) {
  await renderInSite(
    <Routes>
      <Route
        path="/wanted"
        element={
          <Guard
            access={access}
            {...(redirectToDashboard === undefined ? {} : { redirectToDashboard })}
          >
            <h1>The page</h1>
            <input aria-label="Words" />
          </Guard>
        }
      />
      <Route path="*" element={<Where />} />
    </Routes>,
    { at: '/wanted?tab=2#part' },
  );
}

const landed = () =>
  JSON.parse(screen.getByRole('status').textContent) as { pathname: string; kept: object };

beforeEach(() => {
  state = { status: 'loading' };
});

describe('the guard', () => {
  it('lets everybody see a public page, whatever is known of them', async () => {
    await visit('public');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  });

  it('says that it is verifying while that is so', async () => {
    await visit('signedIn');
    expect(screen.getByText('Verificando autenticación...')).toBeDefined();
  });

  it('says that it is renewing an ended session', async () => {
    state = { status: 'expired', tokens: tokensUntil(0) };
    await visit('signedIn');
    expect(screen.getByText('Renovando sesión...')).toBeDefined();
  });

  it.each(['signedIn', ['teachers']] as Access[])(
    'shows it instead of a page of %j that was there, which comes back with what is typed and the focus',
    async (access) => {
      const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
      vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(240);
      state = signedIn(['teachers']);
      await visit(access);
      const field = screen.getByLabelText<HTMLInputElement>('Words');
      field.focus();
      fireEvent.change(field, { target: { value: 'half a sent' } });
      becomes({ status: 'expired', tokens: { ...tokensUntil(0), roles: ['teachers'] } });
      expect(screen.getByText('Renovando sesión...')).toBeDefined();
      expect(screen.queryByRole('textbox')).toBeNull();
      field.blur();
      becomes(signedIn(['teachers']));
      expect(screen.queryByText('Renovando sesión...')).toBeNull();
      expect(screen.getByRole('textbox')).toBe(field);
      expect(field.value).toBe('half a sent');
      expect(document.activeElement).toBe(field);
      expect(scrollTo.mock.calls).toEqual([[0, 240]]);
      vi.restoreAllMocks();
    },
  );

  it('leaves a page whose session is over for good', async () => {
    state = signedIn(['students']);
    await visit('signedIn');
    becomes({ status: 'expired', tokens: tokensUntil(0) });
    becomes({ status: 'unauthenticated' });
    expect(landed()).toMatchObject({ pathname: '/', kept: { pathname: '/wanted' } });
  });

  it('sends a stranger home and keeps where they wanted to go', async () => {
    state = { status: 'unauthenticated' };
    await visit('signedIn');
    expect(landed()).toMatchObject({
      pathname: '/',
      kept: { pathname: '/wanted', search: '?tab=2', hash: '#part' },
    });
  });

  it.each([
    ['signedIn', ['students']],
    [['students'], ['students']],
    [['teachers', 'admins'], ['teachers']],
    [['teachers', 'admins'], ['admins']],
    [['students'], ['admins', 'students']],
  ] as [Access, Role[]][])('lets %j be seen by %j', async (access, roles) => {
    state = signedIn(roles);
    await visit(access);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  });

  it.each([
    [['admins'], ['students'], '/student-dashboard'],
    [['admins'], ['teachers'], '/teacher-dashboard'],
    [['admins'], ['students', 'teachers'], '/teacher-dashboard'],
    [['students'], ['admins'], '/admin-dashboard'],
    [['students'], ['teachers', 'admins'], '/admin-dashboard'],
  ] as [Access, Role[], string][])(
    'sends from %j those who are %j to %s',
    async (access, roles, dashboard) => {
      state = signedIn(roles);
      await visit(access);
      expect(landed().pathname).toBe(dashboard);
    },
  );

  it('sends them home where the dashboard is switched off', async () => {
    state = signedIn(['students']);
    await visit(['admins'], false);
    expect(landed().pathname).toBe('/');
  });
});
