// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import RegisterPage from './register-page.tsx';

const session = vi.hoisted(() => ({ status: 'unauthenticated' }));
vi.mock('#web/lib/session/use-session.ts', () => ({
  useSession: () => session,
  useTokens: () => null,
}));

function Where() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

const open = () =>
  renderInSite(
    <>
      <Where />
      <RegisterPage />
    </>,
    { at: '/register' },
  );

beforeEach(() => {
  session.status = 'unauthenticated';
});

it('the form for an account is nothing for who is signed in: they are led on', async () => {
  session.status = 'authenticated';
  await open();
  expect(screen.getByText('at /dashboard')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the form for an account is there for who has none', async () => {
  await open();
  expect(screen.getByText('at /register')).toBeDefined();
  expect(screen.getByLabelText(/^Email/)).toBeDefined();
});
