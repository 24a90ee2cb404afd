// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { id, points, rowOf } from '../../../../test/submission-work.ts';
import { ApiError } from '#shared/contract/client.ts';
import type { SubmissionRow } from '../types.ts';
import SubmissionBoard from './submission-board.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const ids = { courseId: id('C0'), assignmentId: id('A0') };
const sums = { people: 4, submitted: 30, returned: 1, marked: 1, released: 0 };
const pageOf = (items: SubmissionRow[], edit: boolean, nextCursor: string | null = null) => ({
  items,
  sums: edit ? sums : null,
  course: { en: 'Chemistry' },
  assignment: { en: 'An essay' },
  can: { edit },
  nextCursor,
});
type Asked = { query: { list?: string; cursor?: string } };

let answer: (asked: Asked) => unknown;
beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (route: string, asked: Asked) =>
    route === 'submissions.list' ? answer(asked) : { items: [] },
  );
});

const column = (name: string) => screen.findByRole('region', { name });

const rows: Record<string, SubmissionRow[]> = {
  submitted: [rowOf(1, { isLate: true })],
  returned: [rowOf(2, { state: 'returned' })],
  marked: [
    rowOf(3, {
      state: 'marked',
      points: points(12),
      status: 'marked',
      releasedAt: '2027-03-09T09:00:00.000Z',
    }),
  ],
};

it('shows a column for each state with its number, and of each what is to know of it', async () => {
  answer = ({ query: { list = '' } }) => pageOf(rows[list] ?? [], true);
  await renderInSite(<SubmissionBoard ids={ids} />);
  const toMark = await column('To mark');
  await within(toMark).findByRole('link', { name: 'Person 1' });
  within(toMark).getByText('30');
  within(toMark).getByText('Late');
  within(toMark).getByText(/^waiting for/);
  expect(within(toMark).getByRole('link', { name: 'Person 1' }).getAttribute('href')).toBe(
    `/assignments/submission/${id(1)}?list=submitted`,
  );
  within(await column('Returned')).getByText(/^submitted/);
  within(await column('Ready')).getByText(/12 of 15 points · shown from/);
  await within(await column('Released or planned')).findByText('Nothing here');
});

it('goes on in one column by its own cursor, and tells a marker no numbers', async () => {
  answer = ({ query: { list = '', cursor } }) =>
    list !== 'submitted'
      ? pageOf([], false)
      : cursor === undefined
        ? pageOf([rowOf(1)], false, 'behind')
        : pageOf([rowOf(5)], false);
  await renderInSite(<SubmissionBoard ids={ids} />);
  const toMark = await column('To mark');
  fireEvent.click(await within(toMark).findByRole('button', { name: 'Load more' }));
  await within(toMark).findByRole('link', { name: 'Person 5' });
  expect(within(toMark).queryByText('30')).toBeNull();
});

it('says in the column that could not be read what went wrong, and asks again', async () => {
  let fails = true;
  answer = ({ query: { list = '' } }) => {
    if (list === 'marked' && fails)
      throw new ApiError(503, { type: '', title: '', status: 503, code: 'busy', requestId: 'r' });
    return pageOf(rows[list] ?? [], true);
  };
  await renderInSite(<SubmissionBoard ids={ids} />);
  const ready = await column('Ready');
  const again = await within(ready).findByRole('button', { name: 'Try again' });
  await within(await column('To mark')).findByRole('link', { name: 'Person 1' });
  fails = false;
  fireEvent.click(again);
  await within(ready).findByRole('link', { name: 'Person 3' });
  await waitFor(() => expect(within(ready).queryByRole('alert')).toBeNull());
});
