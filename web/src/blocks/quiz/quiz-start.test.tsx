// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import type { QuizPage } from './quiz-facts.tsx';
import { QuizStart } from './quiz-start.tsx';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const quiz = {
  quizId: 'Q',
  courseId: 'C',
  title: { en: 'Metals' },
  instructions: null,
  minutes: null,
  attempts: 2,
  counts: 'best',
  wait: 5,
  opensAt: null,
  closesAt: null,
  closing: 'shorten',
  oneByOne: false,
  back: true,
  passPercent: null,
  needsCode: false,
  shows: plainQuiz.shows,
  accommodation: null,
  questions: 3,
  points: 30_000,
  own: [],
  counted: null,
  time: { seconds: null, because: 'unlimited' },
  refusal: 'attempt_too_soon',
  startsAt: '2026-03-01T10:00:00.000Z',
  now: '2026-03-01T09:58:00.000Z',
} satisfies QuizPage;

it('says from when another attempt can begin, and does not send to the page that one is on', async () => {
  api.mockResolvedValue(quiz);
  await renderInSite(
    <QuizStart
      courseId="C"
      quizId="Q"
      moduleId="M"
      completion={{ rule: 'viewed' }}
      isDone={false}
      canEdit={false}
    />,
  );
  await screen.findByText('Between two attempts there is a wait.');
  screen.getByText(/^You can start on /);
  expect(screen.queryByText(/The page of the quiz says when/)).toBeNull();
});
