// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { PointsInput } from './points-input.tsx';

it('says of what is no number of points that it is not taken, and which points count, once one leaves it', async () => {
  const onChange = vi.fn<(points: number) => void>();
  await renderInSite(<PointsInput label="Points: Seas" value={25_000} onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Points: Seas');
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field, { target: { value: '-1' } });
  fireEvent.blur(field);
  expect(field.value).toBe('-1');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Enter a number from 0 to 1,000. Until then, 2.5 counts.');
  expect(field.getAttribute('aria-describedby')).toBe(alert.id);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '3' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith(30_000);
});
