// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { Roster } from './roster.tsx';
import type { RosterEntry } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/save-file.ts', () => ({ saveFile }));

const courseId = '01JABCDEFGHJKMNPQRSTVWXYZ0';

const someDay = '2025-02-01T10:00:00.000Z';

const personOf = (name: string, changes: Partial<RosterEntry> = {}): RosterEntry => ({
  userId: `id-${name}`,
  name,
  email: null,
  state: 'active',
  since: someDay,
  enrolledAt: someDay,
  doneBlocks: 3,
  lessons: 4,
  lastActivityAt: null,
  message: '',
  payment: null,
  ...changes,
});

const answer = (items: RosterEntry[], nextCursor: string | null = null) => ({
  items,
  nextCursor,
  priced: false,
});

type Sent = { query: Record<string, string>; body: object };
const sent = (id: string) =>
  call.mock.calls.filter(([name]) => name === id).map(([, input]) => input as Sent);

function Address() {
  return <output>{useLocation().search}</output>;
}

const show = (at = '/') =>
  renderInSite(
    <>
      <Roster courseId={courseId} courseTitle="Álgebra para todos" />
      <Address />
    </>,
    { at },
  );

beforeEach(() => {
  call.mockReset();
  saveFile.mockReset();
});

describe('the roster of a course', () => {
  it('asks for what the address says', async () => {
    call.mockResolvedValue(answer([personOf('Ana Ruiz', { state: 'removed' })]));
    await show('/?state=removed&order=activity.desc');
    expect(await screen.findByText('Ana Ruiz')).toBeDefined();
    expect(sent('rosters.list')[0]?.query).toEqual({
      state: 'removed',
      sort: 'activity',
      order: 'desc',
    });
    expect(screen.getByText('3 of 4 done · 75%')).toBeDefined();
    expect(screen.getByText('Never')).toBeDefined();
  });

  it('keeps state and page in the address, and begins anew with another filter', async () => {
    call.mockResolvedValue(answer([personOf('Ana Ruiz')], 'the-next-cursor-is-this'));
    await show();
    fireEvent.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: '' }).textContent).toBe(
        '?cursor=the-next-cursor-is-this',
      ),
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), {
      target: { value: 'requested' },
    });
    await waitFor(() =>
      expect(screen.getByRole('status', { name: '' }).textContent).toBe('?state=requested'),
    );
  });

  it('goes back to the first page where its place in the list is no longer known', async () => {
    const gone = { type: '', title: '', status: 400, code: 'invalid_cursor', requestId: 'r' };
    call.mockRejectedValueOnce(new ApiError(400, gone as never));
    call.mockResolvedValue(answer([personOf('Ana Ruiz')]));
    await show('/?cursor=of-another-time-and-list');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ana Ruiz')).toBeDefined();
  });

  it('removes somebody only once that was confirmed', async () => {
    call.mockResolvedValue(answer([personOf('Ana Ruiz')]));
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Ana Ruiz from the course' }));
    expect(sent('rosters.decide')).toEqual([]);
    call.mockResolvedValueOnce({ decided: [{ userId: 'id-Ana Ruiz', state: 'removed' }] });
    fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }));
    await waitFor(() =>
      expect(sent('rosters.decide').map(({ body }) => body)).toEqual([
        { decision: 'remove', userIds: ['id-Ana Ruiz'] },
      ]),
    );
  });

  it('shows what somebody wrote who asks to join, and lets a whole page in at once', async () => {
    const asking = { state: 'requested', message: 'I nurse for a living.' } as const;
    call.mockResolvedValue(answer([personOf('Ana Ruiz', asking), personOf('Bo Li', asking)]));
    await show('/?state=requested');
    expect(await screen.findAllByText('I nurse for a living.')).toHaveLength(2);
    call.mockResolvedValueOnce({ decided: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Admit all 2 on this page' }));
    await waitFor(() =>
      expect(sent('rosters.decide')[0]?.body).toEqual({
        decision: 'admit',
        userIds: ['id-Ana Ruiz', 'id-Bo Li'],
      }),
    );
  });

  it('says that nobody is called so, and leads back to everybody', async () => {
    call.mockResolvedValue(answer([]));
    await show('/?q=zoe');
    expect(await screen.findByRole('heading', { name: /matches “zoe”/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('heading', { name: 'No one is enrolled yet' })).toBeDefined();
  });

  it('hands over every page of what is filtered, with payments, and no name as a formula', async () => {
    const payment = { kind: 'confirmed', reference: 'Transfer 4711', at: someDay } as const;
    call.mockImplementation(async (_id: string, { query }: Sent) =>
      query.cursor === undefined
        ? answer([personOf('=HYPERLINK("http://x")')], 'page-two-of-the-list')
        : answer([personOf('Bo Li', { payment })]),
    );
    await show('/?state=active&q=h');
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, text] = saveFile.mock.lastCall as [string, string];
    expect(name).toMatch(/^people-algebra-para-todos-\d{4}-\d\d-\d\d\.csv$/);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^"'=HYPERLINK\(""http:\/\/x""\)",Enrolled,\d{4}-\d\d-\d\d \d\d:\d\d,/,
    );
    expect(lines[0], 'addresses for those who may not see them').not.toContain('Email');
    expect(lines[0]).toMatch(/,Payment,Payment reference$/);
    expect(lines[1]).toMatch(/,,$/);
    expect(lines[2]).toMatch(/,Confirmed,Transfer 4711$/);
    expect(sent('rosters.list').at(-1)?.query).toEqual({
      state: 'active',
      q: 'h',
      limit: '100',
      cursor: 'page-two-of-the-list',
    });
  });

  it('lets somebody into a course with a price once the payment is confirmed by its reference', async () => {
    const asks = personOf('Ada Lovelace', { state: 'requested' });
    call.mockImplementation(async (id: string) =>
      id === 'rosters.decide'
        ? { decided: [{ userId: asks.userId, state: 'active' }] }
        : { ...answer([asks]), priced: true },
    );
    await show('/?state=requested');
    expect(await screen.findByText('Ada Lovelace')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Let/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm Ada Lovelace’s payment' }));
    fireEvent.click(screen.getByRole('button', { name: 'Confirm and admit' }));
    expect(await screen.findByText('Please enter a reference for the payment.')).toBeDefined();
    expect(sent('rosters.decide')).toEqual([]);
    const field = screen.getByRole('textbox', { name: 'Payment reference' });
    fireEvent.change(field, { target: { value: 'Transfer 4711' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm and admit' }));
    await waitFor(() =>
      expect(sent('rosters.decide').map(({ body }) => body)).toEqual([
        { decision: 'admit', userIds: [asks.userId], payment: { reference: 'Transfer 4711' } },
      ]),
    );
  });
});
