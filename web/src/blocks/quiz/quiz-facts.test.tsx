// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { QuizFacts, type QuizPage } from './quiz-facts.tsx';

const own = [{ isReset: true }, { isReset: false }] as QuizPage['own'];
const quiz = {
  own,
  attempts: 2,
  counts: 'best',
  questions: 3,
  points: 30_000,
  time: { seconds: null, because: 'unlimited' },
  accommodation: null,
  wait: 0,
  opensAt: null,
  closesAt: null,
  passPercent: null,
  needsCode: false,
  oneByOne: false,
} as unknown as QuizPage;

it('counts no attempt as used that was reset: another one may be made in its place', async () => {
  await renderInSite(<QuizFacts quiz={quiz} />);
  expect(screen.getByText(/ of 2 used\./).textContent).toMatch(/^1 of 2 used\./);
});
