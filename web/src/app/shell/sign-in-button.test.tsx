// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { SignInButton } from './sign-in-button.tsx';

const signIn = vi.hoisted(() => vi.fn(async (_path: string) => {}));
vi.mock('#web/lib/session/current-session.ts', () => ({ session: { signIn } }));

afterEach(() => {
  history.replaceState(null, '', '/');
  signIn.mockClear();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

it('leads to the dashboard who wanted to go nowhere', async () => {
  await renderInSite(<SignInButton />);
  press();
  expect(signIn).toHaveBeenCalledWith('/dashboard');
});

it('knows where a guard kept somebody from, though the page that follows has not come', async () => {
  await renderInSite(<SignInButton />);
  // As the router does it: the address first, the page once it is ready.
  const from = { pathname: '/courses/enrolled', search: '?a=1', hash: '' };
  history.replaceState({ usr: { from }, key: 'k', idx: 0 }, '', '/');
  press();
  expect(signIn).toHaveBeenCalledWith('/courses/enrolled?a=1');
});

it('goes nowhere else on the word of an address', async () => {
  await renderInSite(<SignInButton />);
  history.replaceState({ usr: { from: { pathname: '//evil.example' } } }, '', '/');
  press();
  expect(signIn).toHaveBeenCalledWith('/dashboard');
});
