// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { trueFalse } from '#test/world/questions.ts';
import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import { useState } from 'react';
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
  const attempt: Attempt = one.attempt();
  return <Taking attempt={attempt} source={one.source} onEnded={() => undefined} />;
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
