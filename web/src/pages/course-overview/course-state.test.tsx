// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '#web/features/lessons/structure/types.ts';
import { courseOf } from '../../../../test/support/course-of.ts';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { CourseState } from './course-state.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

beforeEach(() => void call.mockReset());

const finding = (code: Finding['code'], blocking: boolean): Finding => ({
  code,
  blocking,
  moduleId: null,
  blockId: null,
});

async function show(state: 'draft' | 'published', findings: Finding[]) {
  const course = courseOf({ state, title: { en: 'Bread' } });
  call.mockImplementation(async (route: string) => {
    if (route !== 'lessons.getStructure') throw new Error(route);
    return { course, modules: [], blocks: [], findings };
  });
  await renderInSite(<CourseState course={course} />);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
}

it('says of a published course what stops its students, and leads there', async () => {
  await show('published', [
    finding('too_few_questions', true),
    finding('missing_question', true),
    finding('no_cover', false),
  ]);
  expect(await screen.findByText('2 things in it stop its students.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See what is missing' });
  expect(link.getAttribute('href')).toMatch(/\/structure\?panel=ready$/);
});

it('says nothing of what can wait once a course is out', async () => {
  await show('published', [finding('no_cover', false)]);
  expect(await screen.findByText('The course is in the catalog.')).toBeTruthy();
  await call.mock.results[0]?.value;
  expect(screen.queryByRole('link', { name: 'See what is missing' })).toBeNull();
});

it('lets a draft be published once nothing stands in the way', async () => {
  await show('draft', [finding('no_cover', false)]);
  expect(await screen.findByText(/Everything needed is here/)).toBeTruthy();
});
