// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { written } from '#web/questions/written-fixture.ts';
import DailyReview from './daily-review.tsx';
import type { DueReview } from './queries.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const dueQuestion = (at: number): DueReview['due'][number] => ({
  questionId: `01JABCDEFGHJKMNPQRSTVWXYZ${at}`,
  courseId: '01JABCDEFGHJKMNPQRSTVWXYZ9',
  courseTitle: { en: 'Physics' },
  asked: { type: 'trueFalse', stem: written(`Statement ${at}`), audio: null },
});
const review = { type: 'trueFalse', parts: [], feedback: [], general: null, key: { isTrue: true } };
const gone = new ApiError(404, {
  type: '',
  title: '',
  status: 404,
  code: 'not_found',
  requestId: 'r',
});

let answers: (object | Error)[] = [];
const sent = () =>
  call.mock.calls.flatMap(([id, input]) => (id === 'quizzes.answerReview' ? [input.body] : []));
beforeEach(() => {
  call.mockReset().mockImplementation(async (id: string) => {
    if (id === 'quizzes.listReview')
      return { isOn: true, due: [dueQuestion(1), dueQuestion(2)], links: [], nextOn: null };
    const told = answers.shift();
    if (told instanceof Error) throw told;
    return told;
  });
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('tells whoever does not know an answer what is right, and that it comes back', async () => {
  answers = [{ questionId: 'Q', isRight: false, review, dueOn: '2026-03-02', links: [] }];
  await renderInSite(<DailyReview />);
  await screen.findByText('Statement 1');
  press('I don’t know');
  await screen.findByText(/^It comes back on/);
  expect(sent()).toEqual([{ answer: null }]);
  expect(screen.queryByText('Not quite.')).toBeNull();
  press('Next question');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Question 2 of 2' }));
});

it('is answered by single keys from the question on', async () => {
  answers = [{ questionId: 'Q', isRight: true, review, dueOn: null, links: [] }];
  await renderInSite(<DailyReview />);
  await screen.findByText('Statement 1');
  fireEvent.keyDown(screen.getByRole('group', { name: 'Question 1 of 2' }), { key: 'a' });
  const chosen = screen.getByRole<HTMLInputElement>('radio', { name: /True/ });
  expect(chosen.checked).toBe(true);
  fireEvent.keyDown(chosen, { key: 'Enter', ctrlKey: true });
  await screen.findByText('That is right.');
  expect(sent()).toEqual([{ answer: { type: 'trueFalse', isTrue: true } }]);
});

it('leads on from a question that was answered on another device meanwhile, and counts it as none', async () => {
  answers = [{ questionId: 'Q', isRight: true, review, dueOn: '2026-03-04', links: [] }, gone];
  await renderInSite(<DailyReview />);
  await screen.findByText('Statement 1');
  fireEvent.click(screen.getByRole('radio', { name: /True/ }));
  press('Check');
  await screen.findByText('That is right.');
  press('Next question');
  fireEvent.click(screen.getByRole('radio', { name: /False/ }));
  press('Check');
  await screen.findByText(/^This question is not due any more/);
  press('Finish');
  expect(await screen.findByText('1 of 1 right.')).toBeDefined();
});
