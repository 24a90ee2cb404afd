// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { ManagedUser } from '../types.ts';
import { ErasureDialog } from './erasure-dialog.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const userOf = (userId: string, firstName: string): ManagedUser => ({
  userId,
  email: `${firstName.toLowerCase()}@example.com`,
  firstName,
  lastName: 'Ruiz',
  roles: ['teachers'],
  inForce: ['teachers'],
  status: 'active',
  createdAt: '2025-02-01T10:00:00.000Z',
  teacherRequest: null,
  deletionRequestedAt: '2025-03-01T10:00:00.000Z',
  erasureDueAt: null,
  version: 3,
});
type Sent = { query: { q?: string; cursor?: string; role: string }; body: object };
const sent = (id: string) =>
  call.mock.calls.filter(([name]) => name === id).map(([, input]) => input as Sent);

beforeEach(() => call.mockReset());

describe('the heir of an erased teacher’s courses', () => {
  it('is found by name among all who teach, beyond the first page, and stays chosen', async () => {
    call.mockImplementation(async (id: string, input?: Sent) => {
      if (id !== 'accounts.listUsers') return {};
      const { q, cursor } = input?.query ?? {};
      if (q === undefined)
        return { items: [userOf('1', 'Ana'), userOf('2', 'Bea')], nextCursor: 'b' };
      if (cursor === undefined) return { items: [], nextCursor: 'c' };
      return { items: [userOf('900', 'Zoe')], nextCursor: null };
    });
    const erased = userOf('1', 'Ana');
    await renderInSite(<ErasureDialog user={erased} courses={2} onClose={() => undefined} />);
    await screen.findByRole('radio', { name: /Bea Ruiz/ });
    // Nobody inherits from themselves.
    expect(screen.queryByRole('radio', { name: /Ana Ruiz/ })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zoe' } });
    // A page of a search may be empty while there are more.
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Bea Ruiz/ })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    fireEvent.click(await screen.findByRole('radio', { name: /Zoe Ruiz/ }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    await screen.findByRole('radio', { name: /Bea Ruiz/ });
    expect(screen.getByRole('radio', { name: /Zoe Ruiz/, checked: true })).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /Type the email address/ }), {
      target: { value: erased.email },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Order the erasure' }));
    await waitFor(() =>
      expect(sent('accounts.orderErasure')[0]?.body).toMatchObject({
        coursesTo: '900',
        version: 3,
      }),
    );
    expect(sent('accounts.listUsers').every(({ query }) => query.role === 'teachers')).toBe(true);
  });
});
