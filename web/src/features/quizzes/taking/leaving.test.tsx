// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { trueFalse } from '#test/world/questions.ts';
import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import { useEffect, useState } from 'react';
import { createTry, type Try } from '../builder/try/try-source.ts';
import { Taking } from './taking.tsx';
import type { Attempt } from './types.ts';

const slot = (at: number) => ({
  slotId: `S${at}`,
  section: 0,
  bankId: 'B',
  questionId: `Q${at}`,
  version: 1,
  points: 10_000,
  content: trueFalse(`Statement ${at}`),
  draw: { type: 'trueFalse' as const },
});

/** What another device of the same learner does. */
let leaveElsewhere: () => Promise<void>;

/** What is said of each answer that arrives; null: nobody looks. */
let arrives: ((body: Parameters<Try['source']['save']>[1]) => Promise<void>) | null = null;
afterEach(() => void (arrives = null));

function Page() {
  const [, setRound] = useState(0);
  const [one] = useState((): Try =>
    createTry({
      quiz: {
        ...plainQuiz,
        oneByOne: true,
        back: false,
        sections: [{ sectionId: 'A', title: null, instructions: null, shuffle: false, slots: [] }],
      },
      quizId: 'Q',
      attemptId: 'A',
      paper: [slot(1), slot(2)],
      links: [],
      now: Date.now,
      onChange: () => setRound((round) => round + 1),
    }),
  );
  const [source] = useState((): Try['source'] => ({
    ...one.source,
    save: async (...answer) => {
      await arrives?.(answer[1]);
      return one.source.save(...answer);
    },
  }));
  const attempt: Attempt = one.attempt();
  useEffect(() => {
    leaveElsewhere = async () => {
      const [open] = one.attempt().questions;
      if (!open) return;
      const body = { sequence: open.sequence + 1, answer: null, flagged: false, leave: true };
      await one.source.save(open.slotId, body, 'key');
    };
  }, [one]);
  return <Taking attempt={attempt} source={source} onEnded={() => undefined} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a question to which there is no way back is left without an answer only by who says so', async () => {
  await renderInSite(<Page />);
  screen.getByText('Statement 1');
  press('Answer and go on');
  screen.getByRole('dialog', { name: 'Go on without an answer?' });
  press('Stay here');
  screen.getByText('Statement 1');
  press('Answer and go on');
  press('Go on without it');
  await screen.findByText('Statement 2');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /True/ }));
  press('Answer and finish');
  await waitFor(() => screen.getByText(/^That was the last question/));
});

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const question = (name: string) => screen.findByRole('heading', { name });
const stands = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

it('a question that another device left is followed by the next one, which is said and led to', async () => {
  await renderInSite(<Page />);
  screen.getByRole('radio', { name: /True/ }).focus();
  await act(() => leaveElsewhere());
  await stands(await question('Question 2 of 2'));
  expect(status()).toContain('You went on to question 2 of 2 on another device.');
  await act(() => leaveElsewhere());
  const last = 'That was the last question. Submit the attempt to end it.';
  expect(status()).toContain(last);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(last));
});

it('who is elsewhere on the page stays there when another device goes on', async () => {
  await renderInSite(<Page />);
  const [finish] = screen.getAllByRole('button', { name: 'Finish…' });
  finish?.focus();
  await act(() => leaveElsewhere());
  await question('Question 2 of 2');
  expect(document.activeElement).toBe(finish);
  expect(status()).toContain('You went on to question 2 of 2 on another device.');
});

it('leaving one question without an answer never leaves the next one, which another device opened meanwhile', async () => {
  await renderInSite(<Page />);
  press('Answer and go on');
  screen.getByRole('dialog', { name: 'Go on without an answer?' });
  await act(() => leaveElsewhere());
  await question('Question 2 of 2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who leaves the last question is led to what is to be done next', async () => {
  await renderInSite(<Page />);
  press('Answer and go on');
  press('Go on without it');
  await stands(await question('Question 2 of 2'));
  press('Answer and finish');
  press('Go on without it');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^That was the last question/),
  );
});

it('a second press while a question is being left says nothing more of it', async () => {
  await renderInSite(<Page />);
  fireEvent.click(screen.getByRole('radio', { name: /True/ }));
  const onTheWay = Promise.withResolvers<void>();
  const arrived = vi.fn((_answer: { leave?: boolean | undefined }) => onTheWay.promise);
  arrives = arrived;
  press('Answer and go on');
  press('Answer and go on');
  onTheWay.resolve();
  await stands(await question('Question 2 of 2'));
  expect(arrived.mock.calls.filter(([{ leave }]) => leave)).toHaveLength(1);
});
