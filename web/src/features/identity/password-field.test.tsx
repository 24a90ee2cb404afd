// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { PasswordField } from './password-field.tsx';

it('a password is hidden until whoever types it wants to see it, and again behind', async () => {
  await renderInSite(<PasswordField label="Password" field={{ name: 'password' } as never} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Password/);
  expect(field.type).toBe('password');
  fireEvent.change(field, { target: { value: 'una frase larga' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(field).toMatchObject({ type: 'text', value: 'una frase larga' });
  fireEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
  expect(field.type).toBe('password');
});
