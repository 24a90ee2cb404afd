// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { TaughtGrades } from './taught-grades.tsx';
import type { TaughtCourse } from './types.ts';

const course = (grades: TaughtCourse['grades']) =>
  ({ courseId: '01J0000000000000000000000C', title: { en: 'Baking' }, grades }) as TaughtCourse;

it('says what the gradebook of a course comes to and what waits in it, and leads there', async () => {
  await renderInSite(
    <TaughtGrades course={course({ n: 12, mean: 7850, waiting: 1, withheld: 3 })} />,
  );
  screen.getByText(/Mean total 78.5% of 12 students · 1 mark to give · 3 marks to release/);
  expect(screen.getByRole('link', { name: 'Grades of Baking' }).getAttribute('href')).toContain(
    '/courses/01J0000000000000000000000C/grades',
  );
});

it('is nothing where nothing was marked', async () => {
  const { container } = await renderInSite(
    <TaughtGrades course={course({ n: 0, mean: null, waiting: 0, withheld: 0 })} />,
  );
  expect(container.textContent).toBe('');
});
