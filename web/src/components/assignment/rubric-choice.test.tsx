// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { rubricOf } from '#test/support/rubric-of.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import type { Choice } from './choices.ts';
import { RubricChoice } from './rubric-choice.tsx';

const rubric = rubricOf([10, [10, 4, 0]], [null, [null, null]], [5, []], [null, []]);
const [first, second, third, fourth] = rubric.criteria;
const points = (value: number) => value * 10_000;

const onChange = vi.fn<(choices: Choice[]) => void>();

function Marking({ begin = [], own = true }: { begin?: Choice[]; own?: boolean }) {
  const [choices, setChoices] = useState(begin);
  return (
    <RubricChoice
      rubric={rubric}
      choices={choices}
      own={own}
      onChange={(next) => {
        onChange(next);
        setChoices(next);
      }}
    />
  );
}

const criterion = (number: number) => screen.getByRole('region', { name: `Criterion ${number}` });
const levels = (number: number) =>
  within(criterion(number)).getAllByRole<HTMLInputElement>('radio');
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const last = () => onChange.mock.lastCall?.[0];

it('is marked by digits alone, from criterion to criterion', async () => {
  await renderInSite(<Marking />);
  levels(1)[0]!.focus();
  press('2');
  expect(levels(1).map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(document.activeElement).toBe(levels(2)[0]);
  press('1');
  expect(document.activeElement).toBe(screen.getByLabelText('Points: Criterion 3'));
  expect(last()).toEqual([
    {
      criterionId: first!.criterionId,
      levelId: first!.levels[1]!.levelId,
      points: null,
      comment: '',
    },
    {
      criterionId: second!.criterionId,
      levelId: second!.levels[0]!.levelId,
      points: null,
      comment: '',
    },
  ]);
  expect(screen.getByText('1 criterion is still to be marked.')).toBeDefined();
});

it('takes no digit for which there is no level, and none that is typed', async () => {
  await renderInSite(<Marking />);
  onChange.mockReset();
  levels(1)[0]!.focus();
  press('4');
  expect(document.activeElement).toBe(levels(1)[0]);
  screen.getByLabelText('Points: Criterion 3').focus();
  press('1');
  expect(onChange).not.toHaveBeenCalled();
});

it('adds up as it is marked, with points of one’s own in place of a level’s', async () => {
  await renderInSite(<Marking />);
  fireEvent.click(levels(1)[1]!);
  fireEvent.click(levels(2)[0]!);
  fireEvent.change(screen.getByLabelText('Points: Criterion 3'), { target: { value: '2,5' } });
  expect(screen.getByText('6.5 of 15 points')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Other points: Criterion 1'), { target: { value: '7' } });
  expect(screen.getByText('9.5 of 15 points')).toBeDefined();
  expect(last()?.find(({ criterionId }) => criterionId === third!.criterionId)?.points).toBe(
    points(2.5),
  );
});

it('chooses no level beside other points, and a level that is chosen then takes their place', async () => {
  await renderInSite(<Marking />);
  fireEvent.click(levels(1)[1]!);
  fireEvent.change(screen.getByLabelText('Other points: Criterion 1'), { target: { value: '7' } });
  expect(levels(1).map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(within(criterion(1)).getByText('7 of 10 points')).toBeDefined();
  fireEvent.click(levels(1)[0]!);
  expect(levels(1).map(({ checked }) => checked)).toEqual([true, false, false]);
  expect(within(criterion(1)).getByText('10 of 10 points')).toBeDefined();
  expect(last()?.[0]?.points).toBeNull();
  // Without points of one's own, the level that was chosen before holds again.
  const own = screen.getByLabelText('Other points: Criterion 1');
  fireEvent.change(own, { target: { value: '3' } });
  fireEvent.change(own, { target: { value: '' } });
  expect(levels(1).map(({ checked }) => checked)).toEqual([true, false, false]);
});

it('takes no points above the most, and says so', async () => {
  await renderInSite(<Marking />);
  onChange.mockReset();
  const field = screen.getByLabelText('Points: Criterion 3');
  fireEvent.change(field, { target: { value: '6' } });
  fireEvent.blur(field);
  expect(screen.getByText('Please enter a number from 0 to 5.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

it('takes words on a criterion, and takes a choice back', async () => {
  const begin = [
    {
      criterionId: first!.criterionId,
      levelId: first!.levels[0]!.levelId,
      points: null,
      comment: '',
    },
  ];
  await renderInSite(<Marking begin={begin} />);
  fireEvent.click(screen.getByRole('button', { name: 'Comment on: Criterion 1' }));
  const words = screen.getByLabelText('Comment on: Criterion 1');
  expect(document.activeElement).toBe(words);
  fireEvent.change(words, { target: { value: 'Well seen.' } });
  fireEvent.change(screen.getByLabelText('Comment on: Criterion 4'), {
    target: { value: 'Clear.' },
  });
  fireEvent.click(within(criterion(1)).getByRole('button', { name: 'Choose none' }));
  expect(last()).toEqual([
    { criterionId: first!.criterionId, levelId: null, points: null, comment: 'Well seen.' },
    { criterionId: fourth!.criterionId, levelId: null, points: null, comment: 'Clear.' },
  ]);
});

it('has levels alone where that is all there is to choose, in Spanish too', async () => {
  await renderInSite(<Marking own={false} />, { language: 'es' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('group', { name: 'Niveles: Criterio 1' })).toBeDefined();
});

it('shows what the student chose beside a criterion, once a choice is made there', async () => {
  const theirs: Choice[] = [
    {
      criterionId: first!.criterionId,
      levelId: first!.levels[1]!.levelId,
      points: null,
      comment: '',
    },
    { criterionId: third!.criterionId, levelId: null, points: points(3), comment: 'It runs.' },
  ];
  function Both() {
    const [choices, setChoices] = useState<Choice[]>([]);
    const beside = { label: 'The student', choices: theirs };
    return (
      <RubricChoice rubric={rubric} choices={choices} own onChange={setChoices} beside={beside} />
    );
  }
  await renderInSite(<Both />);
  expect(screen.queryByText(/The student/)).toBeNull();
  fireEvent.click(levels(1)[0]!);
  expect(levels(1)[1]!.closest('label')!.textContent).toContain('The student');
  expect(screen.getAllByText(/The student/)).toHaveLength(1);
  const own = within(criterion(3)).getByRole('textbox', { name: /Points/ });
  fireEvent.change(own, { target: { value: '2' } });
  fireEvent.blur(own);
  within(criterion(3)).getByText('The student: 3 points · It runs.');
});

it('says no sum before all is marked: the points that there are would pass for those that are given', async () => {
  await renderInSite(<Marking />);
  expect(screen.getByText('– of 15 points')).toBeDefined();
  fireEvent.click(levels(1)[1]!);
  expect(screen.getByText('– of 15 points')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Points: Criterion 3'), { target: { value: '3' } });
  fireEvent.click(levels(2)[0]!);
  expect(screen.getByText('7 of 15 points')).toBeDefined();
});

it('leads back to the levels where a choice is taken back, whose button goes with it', async () => {
  await renderInSite(<Marking />);
  levels(1)[1]!.focus();
  press('2');
  fireEvent.click(within(criterion(1)).getByRole('button', { name: 'Choose none' }));
  expect(levels(1).map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(document.activeElement).toBe(levels(1)[0]);
});
