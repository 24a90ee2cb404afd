// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import CourseCreatePage from './course-create-page.tsx';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const courseId = '01J9Z3W0C0FFEE00000000000A';

beforeEach(() => {
  api.mockReset();
  api.mockResolvedValue({ courseId, version: 1 });
});

const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create the draft' }));

it('begins a course with a title and a category, and nothing else is asked', async () => {
  await renderInSite(<CourseCreatePage />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: ' Bread ' } });
  fireEvent.change(screen.getByLabelText(/^Category/), { target: { value: 'arts' } });
  create();
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(api.mock.calls[0]).toMatchObject([
    'courses.create',
    { body: { title: { en: 'Bread' }, category: 'arts' } },
  ]);
});

it('marks both where neither is said, and sends nothing', async () => {
  await renderInSite(<CourseCreatePage />);
  create();
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2));
  expect(api).not.toHaveBeenCalled();
});

it('has three doors at its top: blank, a template, files', async () => {
  await renderInSite(<CourseCreatePage />);
  const doors = screen.getByRole('navigation', { name: 'Ways to begin' });
  expect([...doors.querySelectorAll('a')].map((door) => door.getAttribute('href'))).toEqual([
    '/courses/create',
    '/courses/create?from=template',
    '/courses/import',
  ]);
  expect(doors.querySelector('[aria-current=page] strong')?.textContent).toBe('Start from scratch');
});
