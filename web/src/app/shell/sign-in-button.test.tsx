// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { SignInButton } from './sign-in-button.tsx';

const signIn = vi.hoisted(() => vi.fn(async (_path: string) => {}));
vi.mock('#web/lib/session/current-session.ts', () => ({ session: { signIn } }));

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  signIn.mockClear();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

it('leads to the dashboard who wanted to go nowhere', async () => {
  await renderInSite(<SignInButton />);
  press();
  expect(signIn).toHaveBeenCalledWith('/dashboard', undefined);
});

it('knows where a guard kept somebody from, though the page that follows has not come', async () => {
  await renderInSite(<SignInButton />);
  // As the router does it: the address first, the page once it is ready.
  const from = { pathname: '/courses/enrolled', search: '?a=1', hash: '' };
  history.replaceState({ usr: { from }, key: 'k', idx: 0 }, '', '/');
  press();
  expect(signIn).toHaveBeenCalledWith('/courses/enrolled?a=1', undefined);
});

it('leads on from the forms of a new account to what it was begun for, and names the address that was given', async () => {
  sessionStorage.setItem('wanted-path', '/courses/1?intent=enroll');
  sessionStorage.setItem('given-address', 'ana@example.com');
  history.replaceState(null, '', '/register');
  await renderInSite(<SignInButton />);
  press();
  expect(signIn).toHaveBeenCalledWith('/courses/1?intent=enroll', 'ana@example.com');
  history.replaceState(null, '', '/help');
  press();
  expect(signIn).toHaveBeenLastCalledWith('/dashboard', 'ana@example.com');
});

it('goes nowhere else on the word of an address', async () => {
  await renderInSite(<SignInButton />);
  history.replaceState({ usr: { from: { pathname: '//evil.example' } } }, '', '/');
  press();
  expect(signIn).toHaveBeenCalledWith('/dashboard', undefined);
});
