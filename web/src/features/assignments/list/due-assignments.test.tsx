// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import DueAssignments from './due-assignments.tsx';
import type { ListedAssignment } from './own-assignment-row.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const now = '2026-03-01T10:00:00.000Z';
const [before, after] = ['2026-02-20T10:00:00.000Z', '2026-03-05T10:00:00.000Z'];
const one = (title: string, changes: Partial<ListedAssignment>): ListedAssignment => ({
  courseId: '01J0000000000000000000000C',
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
const answer = (...items: ListedAssignment[]) =>
  call.mockResolvedValue({
    items,
    courses: [],
    now,
    nextCursor: null,
  });

const reviewed = [{ taskId: 'T2', number: 1, dueAt: after, state: 'delivered' as const }];
const done: [title: string, changes: Partial<ListedAssignment>][] = [
  ['Handed in', { label: 'submitted', state: 'submitted', dueAt: after, submittedAt: before }],
  ['Graded', { label: 'graded', state: 'released', dueAt: before, reviews: reviewed }],
  ['Over', { label: 'notSubmitted', dueAt: before, closesAt: before }],
  ['Not open', { opensAt: after, dueAt: after }],
  ['Locked', { dueAt: after, locks: [{ kind: 'opensOn', at: after }] as never }],
  ['Excused', { label: 'notSubmitted', isExcused: true, dueAt: before, closesAt: after }],
  ['At any time', {}],
];

it('shows what is to be handed in, and what came back, with the way to all of them', async () => {
  answer(
    one('Due', { dueAt: after }),
    one('Late', { label: 'notSubmitted', dueAt: before, closesAt: after }),
    one('Begun', { state: 'draft' }),
    one('Sent back', { state: 'returned', dueAt: before, closesAt: before }),
    one('Graded, with a work to review', {
      label: 'graded',
      state: 'released',
      reviews: [{ taskId: 'T1', number: 1, dueAt: after, state: 'open' }],
    }),
    ...done.map(([title, changes]) => one(title, changes)),
  );
  await renderInSite(<DueAssignments />);
  const region = await screen.findByRole('region', { name: 'Assignments due' });
  const items = within(region)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('link')[0]?.textContent);
  expect(items).toEqual(['Due', 'Late', 'Begun', 'Sent back', 'Graded, with a work to review']);
  expect(
    within(region).getByRole('link', { name: 'All your assignments' }).getAttribute('href'),
  ).toContain('/assignments');
});
