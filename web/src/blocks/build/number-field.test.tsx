// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { NumberField } from './number-field.tsx';

it('takes a number as Spanish writes it, with a point at its thousands', async () => {
  const onChange = vi.fn<(value: number) => void>();
  await renderInSite(
    <NumberField label="Palabras" least={1} most={20_000} value={1000} onChange={onChange} />,
    { language: 'es' },
  );
  const field = screen.getByLabelText('Palabras');
  fireEvent.change(field, { target: { value: '1.500' } });
  fireEvent.blur(field);
  expect(onChange).toHaveBeenLastCalledWith(1500);
  expect(screen.queryByText(/Escribe un número entero/)).toBeNull();
  fireEvent.change(field, { target: { value: '1.5' } });
  fireEvent.blur(field);
  await screen.findByText('Escribe un número entero de 1 a 20000.');
  expect(onChange).toHaveBeenLastCalledWith(1500);
});
