// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '../../../test/asks-before-leaving.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { signUp } from './provider.ts';
import { RegisterForm } from './register-form.tsx';

vi.mock('./provider.ts', () => ({ signUp: vi.fn() }));

const onRegistered = vi.fn();

beforeEach(() => {
  vi.mocked(signUp).mockReset();
  onRegistered.mockReset();
});

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const submit = () =>
  fireEvent.click(screen.getByRole('button', { name: /Create account|Crear cuenta/ }));

function fillAll() {
  fill(/^First name/, 'Ana');
  fill(/^Last name/, 'Ruiz');
  fill(/^Email/, ' Ana@Example.com ');
  fill(/^Password/, 'una frase larga');
  fill(/^Confirm password/, 'una frase larga');
  fireEvent.click(screen.getByRole('checkbox'));
}

it('tells what is missing and puts the focus on the first of it', async () => {
  await renderInSite(<RegisterForm onRegistered={onRegistered} />);
  submit();
  expect(await screen.findByText(/enter your first name/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^First name/)));
  expect(screen.getByLabelText(/^First name/).getAttribute('aria-invalid')).toBe('true');
  expect(signUp).not.toHaveBeenCalled();
});

it('focuses the field further down where the ones above are right', async () => {
  await renderInSite(<RegisterForm onRegistered={onRegistered} />);
  fillAll();
  fill(/^Confirm password/, 'another one');
  submit();
  expect(await screen.findByText('The two passwords do not match.')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText(/^Confirm password/)),
  );
});

it('marks every wrong field at once, the second password too', async () => {
  await renderInSite(<RegisterForm onRegistered={onRegistered} />);
  fill(/^Password/, 'short');
  fill(/^Confirm password/, 'another one');
  submit();
  const wrong = [/^First name/, /^Last name/, /^Email/, /^Password/, /^Confirm password/];
  await screen.findByText('The two passwords do not match.');
  for (const label of wrong)
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

it('is not left unasked while something is typed, and freely once it is sent', async () => {
  vi.mocked(signUp).mockResolvedValue({ username: 'u', email: 'ana@example.com' });
  await renderInSite(<RegisterForm onRegistered={onRegistered} />);
  expect(asksBeforeLeaving()).toBe(false);
  fillAll();
  expect(asksBeforeLeaving()).toBe(true);
  submit();
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  expect(asksBeforeLeaving()).toBe(false);
});

it('signs up with the wish to teach, and goes on to the code', async () => {
  const person = { username: 'u', email: 'ana@example.com' };
  vi.mocked(signUp).mockResolvedValue(person);
  await renderInSite(<RegisterForm onRegistered={onRegistered} />);
  fillAll();
  fireEvent.click(screen.getByRole('radio', { name: /Teacher/ }));
  submit();
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  expect(onRegistered.mock.calls[0]?.[0]).toEqual(person);
  expect(vi.mocked(signUp).mock.calls[0]?.[0]).toMatchObject({
    firstName: 'Ana',
    email: 'ana@example.com',
    role: 'teacher',
    language: 'en',
  });
});

it('says in Spanish why the provider refused, and keeps what was typed', async () => {
  vi.mocked(signUp).mockRejectedValue(
    Object.assign(new Error('x'), { name: 'LimitExceededException' }),
  );
  await renderInSite(<RegisterForm onRegistered={onRegistered} />);
  fillAll();
  const { default: i18next } = await import('i18next');
  await i18next.changeLanguage('es');
  submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Demasiados intentos');
  expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Ana');
});
