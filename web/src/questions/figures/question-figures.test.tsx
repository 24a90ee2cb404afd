// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { written } from '../written-fixture.ts';
import type { Figures } from './figure-words.ts';
import { QuestionFigures } from './question-figures.tsx';

const option = (optionId: string, text: string, weight = 0) => ({
  optionId,
  text: written(text),
  weight,
  feedback: null,
  keepLast: false,
});
const content: QuestionContentOf<'singleChoice'> = {
  type: 'singleChoice',
  stem: written('What is the capital of Peru?'),
  audio: null,
  hints: [],
  feedback: null,
  belowZero: false,
  options: [option('a', 'Lima', 10_000), option('b', 'Cusco')],
  shuffle: true,
};
const figures: Figures = {
  asked: 40,
  blank: 4,
  scored: 40,
  facility: 6000,
  discrimination: -1200,
  groups: [
    { group: 'a', count: 24 },
    { group: 'b', count: 10 },
    { group: 'taken out', count: 2 },
  ],
  others: 0,
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Answers given' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says how a question did in numbers and in what these mean', async () => {
  await renderInSite(<QuestionFigures figures={figures} content={content} />);
  const section = screen.getByRole('region', { name: 'How it did' });
  expect(section.textContent).toContain('It was answered in 36 of 40 attempts.');
  expect(section.textContent).toContain('60% · neither easy nor hard');
  expect(section.textContent).toContain('−0.12 · those who did well in the rest did worse here');
  expect(screen.getByText('Check the key')).toBeDefined();
});

it('tells answers by the words of the options, the right one with a word', async () => {
  await renderInSite(<QuestionFigures figures={figures} content={content} />);
  expect(rows()).toEqual([
    'Lima ✓Right24 · 60%',
    'Cusco 10 · 25%',
    'An answer that is no longer offered 2 · 5%',
    'No answer 4 · 10%',
  ]);
});

it('judges nothing by a few answers', async () => {
  await renderInSite(<QuestionFigures figures={{ ...figures, scored: 19 }} content={content} />);
  expect(screen.getByText('Not enough answers yet')).toBeDefined();
  expect(screen.queryByText('Check the key')).toBeNull();
});

it.each([
  [0, null, 'nothing is scored yet'],
  [1, null, 'there is nobody to compare with: one answer alone says nothing'],
  [2, null, 'everyone earned the same here, or in the rest, so nothing can be said'],
] as const)('says of %s scored answers what is true of them', async (scored, facility, words) => {
  const few = { ...figures, asked: 2, scored, facility, discrimination: null };
  await renderInSite(<QuestionFigures figures={few} content={content} />);
  const [, term] = screen.getAllByRole('definition');
  expect(term?.textContent).toBe(words);
});

it('says of a question that nobody was asked when there will be figures', async () => {
  const none = { ...figures, asked: 0, blank: 0, scored: 0, groups: [] };
  await renderInSite(<QuestionFigures figures={none} content={content} />);
  expect(screen.getByText(/^Nobody has answered it yet\./)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows the answers given most, and all of them when asked', async () => {
  const groups = Array.from({ length: 8 }, (_, at) => ({ group: `word ${at}`, count: 9 - at }));
  await renderInSite(
    <QuestionFigures
      figures={{ ...figures, blank: 0, groups }}
      content={
        {
          ...content,
          type: 'shortText',
          accepted: [],
          matchCase: false,
          matchAccents: false,
        } as never
      }
    />,
  );
  expect(rows()).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8 answers' }));
  expect(rows()).toHaveLength(8);
});
