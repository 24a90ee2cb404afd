// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { QuestionFigures } from '../types.ts';
import { FiguresCard } from './figures-card.tsx';

const ids = { courseId: '01J0000000000000000000000C', quizId: '01J0000000000000000000000Q' };
const figures: QuestionFigures = {
  questionId: '01J0000000000000000000000A',
  question: null,
  asked: 30,
  blank: 0,
  scored: 30,
  facility: 10_000,
  discrimination: null,
  groups: [],
  others: 0,
};

it('says how easy a question was by its points', async () => {
  await renderInSite(
    <FiguresCard ids={ids} figures={figures} decided={null} onRegrade={() => {}} />,
  );
  expect(screen.getByText(/easy: nearly everyone/)).toBeTruthy();
});

it.each([
  ['fullMarks', /^A regrade gave everyone full marks/],
  ['drop', /^A regrade left this question out/],
] as const)(
  'says that a regrade decided its points, and calls it neither easy nor hard: %s',
  async (decided, words) => {
    const { container } = await renderInSite(
      <FiguresCard ids={ids} figures={figures} decided={decided} onRegrade={() => {}} />,
    );
    expect(screen.getByText(words)).toBeTruthy();
    expect(container.textContent).not.toMatch(/easy:|hard:|100%|Not known yet/);
    expect(screen.getByRole('button', { name: /^Regrade/ })).toBeTruthy();
  },
);
