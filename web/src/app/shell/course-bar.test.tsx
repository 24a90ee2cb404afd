// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import AssignmentReviewPage from '#web/pages/assignment-review-page.tsx';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { id, rowOf } from '../../../test/submission-work.ts';
import CourseBar from './course-bar.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const course = { en: 'Bread at home' };
const answers: Record<string, unknown> = {};
beforeEach(() => {
  answers['lessons.getStructure'] = {
    course: { courseId: id('C0'), title: course, state: 'published' },
    modules: [],
    blocks: [],
  };
  answers['submissions.listMarkers'] = { items: [] };
  call.mockReset();
  call.mockImplementation(async (route: string) => answers[route]);
});

async function review(edit: boolean) {
  answers['submissions.list'] = {
    items: [rowOf(1)],
    sums: null,
    course,
    assignment: { en: 'An essay' },
    can: { edit },
    nextCursor: null,
  };
  await renderInSite(
    <>
      <CourseBar />
      <AssignmentReviewPage />
    </>,
    { at: `/assignments/review?course=${id('C0')}&assignment=${id('A0')}` },
  );
  await screen.findByRole('row', { name: /Person 1/ });
}
const asked = () => new Set(call.mock.calls.map(([route]) => route));

it('case 26: names the course for somebody who only marks in it, and asks for nothing that is refused to them', async () => {
  await review(false);
  expect(screen.getAllByText('Bread at home', { exact: true })).not.toEqual([]);
  expect(screen.getByText('You mark work of this course')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: /Bread at home/ })).toBeNull();
  expect(asked()).toEqual(new Set(['submissions.list']));
});

it('leads whoever teaches the course to its other places', async () => {
  await review(true);
  const bar = await screen.findByRole('navigation', { name: /Bread at home/ });
  expect(within(bar).getByRole('link', { name: 'Assessment' })).toBeDefined();
  expect(asked()).toContain('lessons.getStructure');
});
