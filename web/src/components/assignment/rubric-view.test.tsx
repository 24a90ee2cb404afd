// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rubricOf } from '#test/support/rubric-of.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { RubricView } from './rubric-view.tsx';

const rubric = rubricOf([10, [10, 4, 0]], [null, [null, null]], [5, []], [null, []]);
const [first] = rubric.criteria;
const points = (value: number) => value * 10_000;

it('says what is looked for, and how much each level gives', async () => {
  await renderInSite(<RubricView rubric={rubric} />);
  const criterion = screen.getByRole('region', { name: 'Criterion 1' });
  expect(within(criterion).getAllByText('10 points')).toHaveLength(2);
  const levels = within(criterion).getByRole('list', { name: 'Levels: Criterion 1' });
  expect(within(levels).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('15 points')).toBeDefined();
  expect(screen.getByText(/^Whoever marks it gives the points/)).toBeDefined();
  expect(screen.getByText(/^Whoever marks it writes/)).toBeDefined();
  expect(screen.queryByText('chosen')).toBeNull();
});

it('shows what was chosen and said, and what it comes to', async () => {
  const choices = rubric.criteria.map(({ criterionId, levels }, at) => ({
    criterionId,
    levelId: levels[1]?.levelId ?? null,
    points: at === 2 ? points(3.5) : null,
    comment: at === 0 ? 'Say where\nyou found it.' : '',
  }));
  await renderInSite(<RubricView rubric={rubric} choices={choices} />);
  expect(screen.getAllByText('chosen')).toHaveLength(2);
  expect(screen.getByText('4 of 10 points')).toBeDefined();
  expect(screen.getByText('3.5 of 5 points')).toBeDefined();
  expect(screen.getByText(/Say where/)).toBeDefined();
  expect(screen.getByText('7.5 of 15 points')).toBeDefined();
});

it('calls no level chosen beside points that are not those of the level', async () => {
  const level = first?.levels[1]?.levelId ?? null;
  const choiceOf = (own: number) => [
    { criterionId: first?.criterionId ?? '', levelId: level, points: points(own), comment: '' },
  ];
  const { unmount } = await renderInSite(<RubricView rubric={rubric} choices={choiceOf(7)} />);
  expect(screen.getByText('7 of 10 points')).toBeDefined();
  expect(screen.queryByText('chosen')).toBeNull();
  unmount();
  await renderInSite(<RubricView rubric={rubric} choices={choiceOf(4)} />);
  expect(screen.getAllByText('chosen')).toHaveLength(1);
});

it('gives no sum as long as something waits, and writes numbers as the reader does', async () => {
  const choices = [
    { criterionId: first?.criterionId ?? '', levelId: null, points: points(2.5), comment: '' },
  ];
  await renderInSite(<RubricView rubric={rubric} choices={choices} />, { language: 'es' });
  expect(screen.getByText('2,5 de 10 puntos')).toBeDefined();
  expect(screen.getByText('– de 15 puntos')).toBeDefined();
  expect(screen.getAllByText('Aquí no se eligió nada.')).toHaveLength(2);
});

it('names what nobody has named yet by its number, and says that there is nothing', async () => {
  const unnamed = { criteria: rubric.criteria.map((one) => ({ ...one, title: {} })) };
  const { rerender } = await renderInSite(<RubricView rubric={{ criteria: [] }} />);
  expect(screen.getByText('The rubric has no criteria yet.')).toBeDefined();
  rerender(<></>);
  await renderInSite(<RubricView rubric={unnamed} />);
  expect(screen.getByRole('region', { name: 'Criterion 4' })).toBeDefined();
});

it('shows at each criterion what somebody else chose there, beside what counts', async () => {
  const [one, two] = first!.levels.map(({ levelId }) => levelId);
  const chose = (levelId: string | undefined) => [
    { criterionId: first!.criterionId, levelId: levelId ?? null, points: null, comment: '' },
  ];
  await renderInSite(
    <RubricView
      rubric={rubric}
      choices={chose(one)}
      beside={{ label: 'You chose this', choices: chose(two) }}
    />,
  );
  const criterion = screen.getByRole('region', { name: 'Criterion 1' });
  const [best, middle] = within(criterion).getAllByRole('listitem');
  expect(best!.textContent).toContain('chosen');
  expect(best!.textContent).not.toContain('You chose this');
  expect(middle!.textContent).toContain('You chose this');
});
