// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import ShortcutsSheet from './shortcuts-sheet.tsx';

const course = '01J9Z3W0C0FFEE00000000000A';

it('names keys as they stand on the keyboards of the reader’s language', async () => {
  const at = paths.courseGrades(course);
  await renderInSite(<ShortcutsSheet onClose={() => undefined} />, { at, language: 'es' });
  for (const key of ['Inicio', 'Fin', 'Supr']) expect(screen.getByText(key)).toBeDefined();
});

it.each([
  ['a lesson', paths.content(course, course, course), ['In a lesson', 'New note']],
  ['the structure of a course', paths.structure(course), ['In the content', 'Rename']],
  ['the gradebook', paths.courseGrades(course), ['In the gradebook', 'Undo', 'Redo']],
  ['any other screen', paths.courses, []],
])(
  'on %s the sheet of keys lists what they do there, below those of every screen',
  async (...row) => {
    const [, at, here] = row;
    await renderInSite(<ShortcutsSheet onClose={() => undefined} />, { at });
    expect(screen.getByText('Show this list')).toBeDefined();
    expect(screen.queryAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual(
      here.slice(0, 1),
    );
    for (const words of here) expect(screen.getByText(words)).toBeDefined();
  },
);

it.each([
  ['an assignment is marked', paths.submission(course)],
  ['quizzes are marked', paths.quizReview],
])('where %s, a G leads to the points: no pair that begins with it is listed', async (_, at) => {
  await renderInSite(<ShortcutsSheet onClose={() => undefined} />, { at });
  expect(screen.getByText('Show this list')).toBeDefined();
  expect(screen.queryByText('Go to your dashboard')).toBeNull();
});

it('lists the pairs of keys elsewhere', async () => {
  await renderInSite(<ShortcutsSheet onClose={() => undefined} />, { at: paths.courses });
  expect(screen.getByText('Go to your dashboard')).toBeDefined();
});
