// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OwnAssignment } from '#web/blocks/assignment/types.ts';
import { ApiError } from '#shared/contract/client.ts';
import AssignmentsPage from '#web/pages/assignments-page.tsx';
import { renderInSite } from '../../../../test/render-in-site.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const now = '2026-03-01T10:00:00.000Z';
const courseId = '01J0000000000000000000000C';
type Listed = OwnAssignment & { reviews: object[] };
const one = (title: string, changes: Partial<Listed> = {}): Listed => ({
  courseId,
  courseTitle: { en: 'Baking' },
  moduleId: '01J0000000000000000000000M',
  assignmentId: `id-of-${title}`,
  title: { en: title },
  label: 'pending',
  isExcused: false,
  state: 'none',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  submittedAt: null,
  locks: [],
  score: null,
  isPassed: null,
  reviews: [],
  isForGroups: false,
  ...changes,
});
const pageWith = (...items: OwnAssignment[]) => ({
  items,
  courses: [{ courseId, title: { en: 'Baking' } }],
  now,
  nextCursor: null,
});

beforeEach(() => void call.mockReset());
const show = (at = '/assignments') => renderInSite(<AssignmentsPage />, { at });

it('offers to open a draft once nothing can be handed in any more, not to continue it', async () => {
  const closesAt = '2026-02-28T10:00:00.000Z';
  call.mockResolvedValue(pageWith(one('Rye', { state: 'draft', label: 'notSubmitted', closesAt })));
  await show();
  await screen.findByRole('link', { name: 'Open: Rye' });
  expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
});

it('names each group as it is called, and leads into each assignment', async () => {
  call.mockResolvedValue(
    pageWith(
      one('Rye', { state: 'draft', dueAt: '2026-03-03T09:30:00.000Z' }),
      one('Spelt', { label: 'notSubmitted', dueAt: '2026-02-01T10:00:00.000Z' }),
      one('Oats', { label: 'submitted', state: 'submitted', submittedAt: now }),
      one('Corn', { label: 'late', state: 'submitted', submittedAt: now }),
      one('Wheat', {
        label: 'graded',
        state: 'released',
        submittedAt: now,
        score: { points: 80_000, most: 100_000 },
        isPassed: true,
      }),
    ),
  );
  await show();
  await screen.findByText('Rye');
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['Pending', 'Not submitted', 'Submitted', 'Late', 'Graded']);
  const pending = within(screen.getByRole('region', { name: 'Pending' }));
  expect(pending.getByText(/^Due on .*: 1 day, 23 hours left$/)).toBeDefined();
  const go = pending.getByRole('link', { name: 'Continue: Rye' });
  expect(go.getAttribute('href')).toContain('/assignments/id-of-Rye/view');
  const graded = within(screen.getByRole('region', { name: 'Graded' }));
  expect(graded.getByText('8 of 10 points')).toBeDefined();
  expect(graded.getByText('Passed')).toBeDefined();
  expect(graded.getByRole('link', { name: 'Feedback: Wheat' })).toBeDefined();
});

it('says of what somebody is excused from that they are, and not that it is missing', async () => {
  const over = { dueAt: '2026-02-01T10:00:00.000Z', closesAt: '2026-04-01T10:00:00.000Z' };
  call.mockResolvedValue(pageWith(one('Rye', { label: 'notSubmitted', isExcused: true, ...over })));
  await show('/assignments?label=excused');
  const group = within(await screen.findByRole('region', { name: 'Excused' }));
  group.getByText('You are excused: it counts neither for nor against you.');
  group.getByRole('link', { name: 'Open: Rye' });
  expect(screen.queryByText(/You can still submit/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Not submitted' })).toBeNull();
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { label: 'excused' } });
});

it('asks for what the address says, and leaves out what it says wrongly', async () => {
  call.mockResolvedValue(pageWith());
  await show('/assignments?label=late&course=nothing');
  await screen.findByRole('heading', { name: 'No assignment matches' });
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { label: 'late' } });
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
  expect(filter.value).toBe('late');
  fireEvent.change(screen.getByRole('combobox', { name: 'Course' }), {
    target: { value: courseId },
  });
  await waitFor(() =>
    expect(call.mock.lastCall?.[1]).toMatchObject({ query: { label: 'late', courseId } }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show all assignments' }));
  await screen.findByRole('heading', { name: 'No assignments yet' });
});

it('says what failed, and asks again when it is told to', async () => {
  call.mockImplementation(async () => {
    throw new ApiError(400, null);
  });
  await show();
  const again = await screen.findByRole('button', { name: /try again/i });
  const before = call.mock.calls.length;
  fireEvent.click(again);
  await waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(before));
});

it('says that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  call.mockImplementation(async () => {
    throw new TypeError('Failed to fetch');
  });
  await show();
  expect((await screen.findAllByText(/offline/i)).length).toBeGreaterThan(0);
  vi.restoreAllMocks();
});

it.each([
  [false, 'Classmate’s work 1'],
  [true, 'A group’s work 1'],
])(
  'says whose work is to be reviewed, a classmate’s or that of a group',
  async (isForGroups, said) => {
    const review = { taskId: 'T1', number: 1, dueAt: '2026-03-05T10:00:00.000Z', state: 'open' };
    call.mockResolvedValue(pageWith(one('Rye', { reviews: [review], isForGroups })));
    await show();
    const link = await screen.findByRole('link', { name: `${said}: Rye` });
    expect(link.textContent).toBe(said);
  },
);
