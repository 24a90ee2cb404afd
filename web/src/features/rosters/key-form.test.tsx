// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { asksBeforeLeaving } from '../../../test/asks-before-leaving.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { KeyPanel } from './key-panel.tsx';
import type { EnrollmentKey } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const key: EnrollmentKey = {
  key: 'spring-25',
  lastDay: null,
  maxUses: 30,
  waivesPayment: false,
  uses: 4,
  version: 2,
};

const bodies = () =>
  call.mock.calls
    .filter(([id]) => id === 'enrollments.setKey')
    .map(([, input]) => (input as { body: object }).body);

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(key);
});

describe('the key to a course', () => {
  it('is set with its last day and uses, and tells how many came in by it', async () => {
    await renderInSite(<KeyPanel courseId="c" priced={false} />);
    expect(await screen.findByText(/^4 people enrolled with this key/)).toBeDefined();
    type('Key', 'autumn-25');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2025-12-01' } });
    type('Maximum uses', '');
    fireEvent.click(screen.getByRole('button', { name: 'Save the key' }));
    await waitFor(() =>
      expect(bodies()).toEqual([
        {
          key: 'autumn-25',
          lastDay: '2025-12-01',
          maxUses: null,
          waivesPayment: false,
          version: 2,
        },
      ]),
    );
  });

  it('is not sent while it is too short or its uses are no number', async () => {
    await renderInSite(<KeyPanel courseId="c" priced={false} />);
    await screen.findByText(/^4 people/);
    type('Key', 'abc');
    expect(asksBeforeLeaving()).toBe(true);
    type('Maximum uses', '-3');
    fireEvent.click(screen.getByRole('button', { name: 'Save the key' }));
    expect(await screen.findByText(/at least 6 characters/)).toBeDefined();
    expect(screen.getByText(/whole number from 1/)).toBeDefined();
    expect(bodies()).toEqual([]);
  });

  it('keeps what was typed where somebody else was quicker, and saves over theirs when told to', async () => {
    await renderInSite(<KeyPanel courseId="c" priced={false} />);
    await screen.findByText(/^4 people/);
    type('Key', 'autumn-25');
    const current = { ...key, key: 'winter-25', uses: 1, version: 3 };
    const stale = {
      type: '',
      title: '',
      status: 409,
      code: 'stale_version',
      requestId: 'r',
      current,
    };
    call.mockRejectedValueOnce(new ApiError(409, stale as never));
    call.mockResolvedValue({ ...current, key: 'autumn-25', version: 4 });
    fireEvent.click(screen.getByRole('button', { name: 'Save the key' }));
    expect(await screen.findByText(/changed here and elsewhere/)).toBeDefined();
    expect(screen.getByText('winter-25')).toBeDefined();
    expect(bodies()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ key: 'autumn-25', version: 3 }));
    expect(await screen.findByText(/^1 person enrolled/)).toBeDefined();
  });
});
