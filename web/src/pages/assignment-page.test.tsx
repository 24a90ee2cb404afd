// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { bookTotal, usualGrading } from '#shared/grading/book.ts';
import { ApiError } from '#shared/contract/client.ts';
import type { OwnGrades, OwnItem } from '#web/features/grades/types.ts';
import { pageOf } from '../../test/assignment-page-of.ts';
import { taskOf } from '../../test/peer-task-of.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import AssignmentPage from './assignment-page.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
beforeEach(() => call.mockReset());

const page = pageOf();
const { courseId, assignmentId } = page;
const essays = '01J000000000000000000000E0';
const category = {
  categoryId: essays,
  title: { en: 'Essays', es: 'Ensayos' },
  weight: 4000,
  itemsCount: 'equally' as const,
  dropLowest: 0,
  dropHighest: 0,
  isExtra: false,
  isCapped: false,
};
const item = (itemId: string, changes: Partial<OwnItem> = {}): OwnItem => ({
  itemId,
  kind: 'assignment',
  title: { en: 'An essay' },
  moduleId: null,
  most: 100_000,
  categoryId: essays,
  isExtra: false,
  isKeptOut: false,
  place: null,
  mark: null,
  figures: null,
  ...changes,
});

type Changes = { item?: Partial<OwnItem>; category?: Partial<typeof category>; has?: boolean };

/** What somebody reads of their grades in a course of two essays, none of which is released. */
function gradesOf({ item: own = {}, category: of = {}, has = true }: Changes = {}): OwnGrades {
  const scheme: OwnGrades['scheme'] = has
    ? { ...usualGrading, by: 'weights', categories: [{ ...category, ...of }] }
    : usualGrading;
  const items = [
    item(assignmentId, own),
    item('01J000000000000000000000E9'),
    item('01J000000000000000000000N9', { categoryId: null }),
  ];
  const { trace, ...total } = bookTotal({ scheme, items }, [], null);
  return { courseId, courseTitle: page.courseTitle, scheme, items, total, trace, setByHand: null };
}

async function open(grades: OwnGrades | Error, language: 'en' | 'es' = 'en') {
  call.mockImplementation(async (route: string) => {
    if (route === 'assignments.get') return page;
    if (route !== 'grades.getOwn') return {};
    if (grades instanceof Error) throw grades;
    return grades;
  });
  await renderInSite(
    <Routes>
      <Route path="/assignments/:assignmentId/view" element={<AssignmentPage />} />
    </Routes>,
    { at: `/assignments/${assignmentId}/view`, language },
  );
  return screen.findByRole('region', {
    name: language === 'en' ? 'Rules and dates' : 'Reglas y fechas',
  });
}
const weightIn = async (facts: HTMLElement, label = 'In the course total') => {
  const term = await within(facts).findByText(label);
  return [...(term.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
};

it('says what an assignment counts in the total, and in which category', async () => {
  expect(await weightIn(await open(gradesOf()))).toEqual([
    'Counts 20% of the total.',
    'Category: Essays, which counts 40% of the total.',
  ]);
  // It is asked once, by the route that one's grades have.
  const asked = call.mock.calls.filter(([route]) => route === 'grades.getOwn');
  expect(asked.map(([, { params }]) => params)).toEqual([{ courseId }]);
});

it('says it in Spanish', async () => {
  const facts = await open(gradesOf({ category: { dropLowest: 1 } }), 'es');
  expect(await weightIn(facts, 'En el total del curso')).toEqual([
    'Categoría: Ensayos, que pesa el 40\u00A0% del total.',
    'Se descarta 1 nota, la más baja de esta categoría.',
  ]);
});

it.each([
  [{ item: { isExtra: true } }, 'Extra credit: it can only add to the total.'],
  [{ category: { isExtra: true } }, 'Extra credit: it can only add to the total.'],
  [{ item: { isKeptOut: true } }, 'It does not count towards the total.'],
] as const)('says what counts otherwise: %j', async (changes, line) => {
  expect((await weightIn(await open(gradesOf(changes))))[0]).toBe(line);
});

const problem = new ApiError(500, {
  type: '',
  title: '',
  status: 500,
  code: 'internal',
  requestId: 'r',
});

it.each([
  ['has no scheme', gradesOf({ has: false })],
  ['does not count it yet', { ...gradesOf(), items: [] }],
  ['cannot say', problem],
])('says nothing where its course %s', async (_, grades) => {
  const facts = await open(grades);
  await vi.waitFor(() =>
    expect(call.mock.calls.map(([route]) => route)).toContain('grades.getOwn'),
  );
  await within(facts).findByText('Points');
  expect(within(facts).queryByText('In the course total')).toBeNull();
});

it('begins at the heading of a review, and at that of its assignment on the way back', async () => {
  const taskId = '01J000000000000000000000T0';
  call.mockImplementation(async (route: string) => {
    if (route === 'assignments.getPeerTask') return taskOf({ taskId });
    return route === 'assignments.get' ? page : gradesOf();
  });
  const view = `/assignments/${assignmentId}/view`;
  await renderInSite(
    <>
      <Link to={`${view}?review=${taskId}`}>Work 2</Link>
      <Routes>
        <Route path="/assignments/:assignmentId/view" element={<AssignmentPage />} />
      </Routes>
    </>,
    { at: view },
  );
  const press = (name: string) => {
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link);
  };
  const begunAt = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 1, name });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  };
  await screen.findByRole('heading', { level: 1, name: 'An essay' });
  press('Work 2');
  await begunAt('Review of classmate’s work 2');
  press('An essay');
  await begunAt('An essay');
});
