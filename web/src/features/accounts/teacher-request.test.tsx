// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { TeacherRequestCard } from './teacher-request-card.tsx';
import { useGrantedRole } from './use-granted-role.ts';
import type { OwnTeacherRequest } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
const renew = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/session/current-session.ts', () => ({ session: { renew } }));
vi.mock('#web/lib/session/use-session.ts', () => ({
  useTokens: () => ({ userId: 'ana', roles: ['students'] }),
}));

const request: OwnTeacherRequest = {
  state: 'pending',
  reason: '',
  requestedAt: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  askAgainAt: null,
  version: 1,
};

/** The server's answer about the request; null: nobody asked. */
function answers(own: Partial<OwnTeacherRequest> | null, granted = false) {
  call.mockImplementation(async (id: string) => {
    if (id === 'accounts.getMe') return { teacherRequest: own && (own.state ?? 'pending') };
    return { request: own && { ...request, ...own }, granted };
  });
}
const asked = (id: string) => call.mock.calls.filter(([name]) => name === id);

function Host() {
  useGrantedRole();
  return null;
}
const show = () =>
  renderInSite(
    <>
      <Host />
      <TeacherRequestCard />
    </>,
  );

beforeEach(() => {
  call.mockReset();
  renew.mockReset();
  renew.mockResolvedValue({ roles: ['teachers', 'students'] });
});

describe('somebody who asked to teach', () => {
  it('sees since when it waits, says why, and is not offered to ask again', async () => {
    answers({});
    await show();
    expect(await screen.findByRole('heading', { name: 'You asked to teach' })).toBeDefined();
    expect(screen.getByText(/You asked to become a teacher on .*2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask to become a teacher' })).toBeNull();
    const field = screen.getByRole('textbox', { name: /^Why would you like/ });
    fireEvent.change(field, { target: { value: 'Ten years of knots.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(asked('accounts.explainTeacherRequest').map(([, input]) => input.body)).toEqual([
        { reason: 'Ten years of knots.' },
      ]),
    );
    expect(renew).not.toHaveBeenCalled();
  });

  it('is told of a decline, and from when on they may ask again', async () => {
    const decidedAt = '2026-03-02T10:00:00.000Z';
    answers({ state: 'declined', decidedAt, askAgainAt: '2026-04-01T10:00:00.000Z' });
    await show();
    expect(await screen.findByText(/You may ask again from .*Apr/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask to become a teacher' })).toBeNull();
  });

  it('takes up the role without signing out once it is given', async () => {
    answers({ state: 'approved', decidedAt: '2026-03-02T10:00:00.000Z' }, true);
    await show();
    expect(await screen.findByRole('link', { name: 'Go to your teacher page' })).toBeDefined();
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  });
});

it('nobody else is shown anything, or asks for it', async () => {
  answers(null);
  await show();
  await waitFor(() => expect(asked('accounts.getMe').length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(asked('accounts.getTeacherRequest')).toEqual([]);
});
