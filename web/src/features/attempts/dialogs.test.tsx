// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import { AccommodationDialog } from './accommodations/accommodation-dialog.tsx';
import { CodeForm } from './controls/code-form.tsx';
import { ReopenDialog } from './marking/reopen-dialog.tsx';
import { ResetDialog } from './marking/reset-dialog.tsx';
import type { Accommodation } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const ids = {
  courseId: '01J0000000000000000000000C',
  quizId: '01J0000000000000000000000Q',
  userId: 'somebody',
  attemptId: '01J0000000000000000000000A',
};
const onClose = vi.fn();

const refused = (code: ErrorCode, status: number, current?: unknown) =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r', current });

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const valueOf = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;

beforeEach(() => {
  call.mockReset();
  onClose.mockReset();
});

describe.each<[string, ReactNode, string, string, object]>([
  [
    'resetting',
    <ResetDialog key="reset" ids={ids} onClose={onClose} />,
    'Reset the attempt',
    'attempts.reset',
    { reason: 'Somebody else sat there.' },
  ],
  [
    'reopening',
    <ReopenDialog key="reopen" ids={ids} onClose={onClose} />,
    'Reopen the attempt',
    'attempts.reopen',
    { reason: 'Somebody else sat there.', minutes: 15 },
  ],
])('%s an attempt', (_what, dialog, yes, route, body) => {
  it('asks for a reason, and is over once it is done', async () => {
    call.mockResolvedValue({});
    await renderInSite(dialog);
    press(yes);
    await screen.findByText('Please enter a reason.');
    expect(call).not.toHaveBeenCalled();
    type('Reason', ' Somebody else sat there. ');
    press(yes);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(call).toHaveBeenCalledWith(route, expect.objectContaining({ params: ids, body }));
  });

  it.each([
    ['refused', () => refused('attempt_runs', 409), /has not ended yet/],
    ['cut off', () => new TypeError('Failed to fetch'), /answer|server/i],
  ])('that is %s keeps what was typed, and can be tried again', async (_why, error, words) => {
    call.mockRejectedValueOnce(error()).mockResolvedValueOnce({});
    await renderInSite(dialog);
    type('Reason', 'A reason.');
    press(yes);
    await screen.findByText(words);
    expect(onClose).not.toHaveBeenCalled();
    expect(valueOf('Reason')).toBe('A reason.');
    press(yes);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

it('reopening takes whole minutes alone', async () => {
  await renderInSite(<ReopenDialog ids={ids} onClose={onClose} />);
  type('Reason', 'A reason.');
  type('Minutes', '0');
  press('Reopen the attempt');
  await screen.findByText('Please enter a whole number from 1 to 240.');
  expect(call).not.toHaveBeenCalled();
});

describe('what is different for one person', () => {
  const before: Accommodation = {
    of: { kind: 'person', userId: 'somebody', name: 'Ada Lovelace' },
    quizId: ids.quizId,
    morePercent: 25,
    moreAttempts: 0,
    opensAt: null,
    closesAt: null,
    reason: 'A certificate.',
    version: 3,
  } as Accommodation;
  const show = () =>
    renderInSite(<AccommodationDialog ids={ids} before={before} onClose={onClose} />);
  const bodies = () => call.mock.calls.map(([, input]) => (input as { body: unknown }).body);

  it('is checked before it is sent', async () => {
    await show();
    type('More time', '301');
    type('Opens', '2026-03-02T08:00');
    type('Closes', '2026-03-01T08:00');
    type('Reason', ' ');
    press('Save');
    await screen.findByText('Please enter a whole number from 0 to 300.');
    screen.getByText('It would close before it opens.');
    screen.getByText('Please enter a reason.');
    expect(call).not.toHaveBeenCalled();
  });

  it('that somebody else changed too is chosen field by field, and the rest of both is kept', async () => {
    call
      .mockRejectedValueOnce(
        refused('stale_version', 409, { ...before, morePercent: 100, moreAttempts: 2, version: 4 }),
      )
      .mockImplementation(async (_id: string, { body }: { body: { accommodation: object } }) => ({
        accommodation: { ...before, ...body.accommodation, version: 5 },
      }));
    await show();
    type('More time', '50');
    press('Save');
    const notice = await screen.findByRole('region', { name: /changed/ });
    within(notice).getByText('50');
    within(notice).getByText('100');
    expect(valueOf('More time')).toBe('50');
    press('Keep mine');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies().at(-1)).toMatchObject({
      version: 4,
      accommodation: { morePercent: 50, moreAttempts: 2, reason: 'A certificate.' },
    });
  });

  it('is set for a group that was found by its set, and says for whom it holds then', async () => {
    const [setId, groupId] = ['01J0000000000000000000000S', '01J0000000000000000000000G'];
    const sets = [
      { setId: '01J0000000000000000000000E', name: { en: 'Empty' }, groups: 0 },
      { setId, name: { en: 'Sections' }, groups: 1 },
    ];
    call.mockImplementation(async (id: string) => {
      if (id === 'groups.listSets') return { items: sets, nextCursor: null };
      if (id === 'groups.list')
        return { items: [{ groupId, name: { en: 'Evening' } }], nextCursor: null };
      return { accommodation: { ...before, version: 1 } };
    });
    await renderInSite(<AccommodationDialog ids={ids} before={null} onClose={onClose} />);
    const choice = await screen.findByLabelText<HTMLSelectElement>('Set of groups');
    expect([...choice.options].map(({ text }) => text)).toEqual(['Sections']);
    fireEvent.click(await screen.findByRole('button', { name: 'Evening' }));
    await screen.findByRole('dialog', { name: 'Evening' });
    screen.getByText(/everyone who is in the group when their next attempt begins/);
    type('Reason', 'They come from work.');
    press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(call).toHaveBeenLastCalledWith(
      'attempts.setGroupAccommodation',
      expect.objectContaining({
        params: { courseId: ids.courseId },
        body: expect.objectContaining({ setId, groupId, quizId: ids.quizId, version: null }),
      }),
    );
  });

  it('that somebody removed meanwhile is said, and set anew by the next press', async () => {
    call
      .mockRejectedValueOnce(refused('stale_version', 409))
      .mockResolvedValueOnce({ accommodation: { ...before, version: 1 } });
    await show();
    type('More attempts', '1');
    press('Save');
    await screen.findByText(/has removed these rules/);
    expect(valueOf('More attempts')).toBe('1');
    press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies().at(-1)).toMatchObject({
      version: null,
      accommodation: { morePercent: 25, moreAttempts: 1, reason: 'A certificate.' },
    });
  });
});

describe('the access code', () => {
  const show = () => renderInSite(<CodeForm ids={ids} code="Open, sesame" />);
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is not left unasked while what was typed is not saved', async () => {
    call.mockResolvedValue({ code: 'Another', given: [], needsCode: true });
    await show();
    expect(leaving()).toBe(false);
    type('Code', '');
    press('Save the code');
    await screen.findByText('Please enter a code.');
    type('Code', 'Another');
    await waitFor(() => expect(leaving()).toBe(true));
  });

  it('stays as it was typed where it could not be saved', async () => {
    call.mockRejectedValue(new TypeError('Failed to fetch'));
    await show();
    type('Code', 'Another');
    press('Save the code');
    await screen.findByText(/answer|server/i);
    expect(valueOf('Code')).toBe('Another');
  });
});
