// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import OwnTotals from './own-totals.tsx';
import StudentGradesPage from '#web/pages/student-grades-page.tsx';
import type { OwnCourse } from '../types.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
beforeEach(() => call.mockReset());

const now = '2026-03-01T10:00:00.000Z';
const made = { percent: 8750, shown: 8800, letter: 'B', isPassed: true };
const course = (title: string, changes: Partial<OwnCourse> = {}): OwnCourse => ({
  courseId: `id-of-${title}`,
  courseTitle: { en: title, es: `${title} (es)` },
  items: 7,
  counted: 3,
  passFrom: null,
  total: made,
  ...changes,
});
const page = (items: OwnCourse[], nextCursor: string | null = null) => ({ items, nextCursor, now });
const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);

it('says for each course its total, its letter and how many marks count, and leads to them', async () => {
  const nothing = { percent: null, shown: null, letter: null, isPassed: null };
  call.mockResolvedValue(
    page([
      course('Baking', { passFrom: 5000 }),
      course('Sewing', { counted: 0, total: nothing }),
      course('Rowing', { items: 0, counted: 0, total: nothing }),
      course('Diving', { total: null }),
    ]),
  );
  await renderInSite(<StudentGradesPage />);
  const baking = await rowOf('Baking');
  baking.getByText('88%');
  baking.getByText('B');
  baking.getByText('Passed');
  baking.getByText(/Marks that count so far: 3 of 7 · Passed from 50%/);
  expect(baking.getByRole('link').getAttribute('href')).toContain(
    '/courses/id-of-Baking/my-grades',
  );
  (await rowOf('Sewing')).getByText('No total yet');
  const rowing = await rowOf('Rowing');
  rowing.getByText('Nothing is graded in this course.');
  expect(rowing.queryByText('No total yet')).toBeNull();
  (await rowOf('Diving')).getByText('Being updated…');
  screen.getByText(/^As of Mar 1, 2026/);
});

it('goes on with the next page of courses, in Spanish as well', async () => {
  call
    .mockResolvedValueOnce(page([course('Baking')], 'more'))
    .mockResolvedValueOnce(page([course('Sewing')]));
  await renderInSite(<StudentGradesPage />, { language: 'es' });
  await screen.findByRole('heading', { name: 'Tus calificaciones' });
  (await rowOf('Baking (es)')).getByText(/88\s%/);
  fireEvent.click(screen.getByRole('button', { name: /más/i }));
  await rowOf('Sewing (es)');
  expect(call).toHaveBeenLastCalledWith(
    'grades.listOwn',
    expect.objectContaining({ query: { cursor: 'more' } }),
  );
});

it('leads who takes part in no course to the courses, and says why nothing could be read', async () => {
  call.mockResolvedValueOnce(page([]));
  const first = await renderInSite(<StudentGradesPage />);
  await screen.findByText('No courses yet');
  first.unmount();
  call.mockImplementation(async () => {
    throw new ApiError(400, null);
  });
  await renderInSite(<StudentGradesPage />);
  const again = await screen.findByRole('button', { name: /try again/i });
  call.mockResolvedValue(page([course('Baking')]));
  fireEvent.click(again);
  expect((await rowOf('Baking')).getByText('88%')).toBeDefined();
});

it('stands on the dashboard for the courses with something released, as of when it was asked', async () => {
  const nothing = { percent: null, shown: null, letter: null, isPassed: null };
  call.mockResolvedValue(
    page([
      course('Sewing', { counted: 0, total: nothing }),
      ...['Baking', 'Diving', 'Rowing', 'Skating'].map((title) => course(title)),
    ]),
  );
  await renderInSite(<OwnTotals />);
  (await rowOf('Baking')).getByText('88%');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('link', { name: 'Sewing' })).toBeNull();
  expect(screen.getByRole('link', { name: 'All your grades' })).toBeDefined();
  expect(screen.getByText(/2026/)).toBeDefined();
});

it('is nothing on the dashboard as long as nothing was released', async () => {
  call.mockResolvedValue(page([]));
  const { container } = await renderInSite(<OwnTotals />);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
