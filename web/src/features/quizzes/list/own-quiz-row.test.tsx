// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createServerClock } from '#web/lib/server-clock.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { OwnQuizRow } from './own-quiz-row.tsx';
import type { OwnQuiz } from './queries.ts';

const clock = createServerClock('2026-03-02T10:00:00.000Z');
const quiz: OwnQuiz = {
  courseId: '01J000000000000000000000C0',
  courseTitle: { en: 'Geology' },
  moduleId: '01J000000000000000000000M0',
  quizId: '01J000000000000000000000Q0',
  title: { en: 'Rocks' },
  state: 'notStarted',
  running: null,
  minutes: 30,
  attempts: 2,
  used: 0,
  opensAt: null,
  closesAt: '2026-03-09T10:00:00.000Z',
  locks: [],
  score: null,
  isPassed: null,
};

it.each<[string, Partial<OwnQuiz>, RegExp]>([
  ['when it closes and how long it takes', {}, /^Closes on .* · 30 minutes for each attempt$/],
  [
    'only when it closes, where it takes as long as one likes',
    { minutes: null },
    /^Closes on [^·]*$/,
  ],
  [
    'only when it closes, where no attempt is left',
    { state: 'completed', used: 2 },
    /^Closes on [^·]*$/,
  ],
  [
    'how long it takes, where it does not close',
    { closesAt: null },
    /^30 minutes for each attempt$/,
  ],
])('A quiz says %s', async (_, changes, said) => {
  await renderInSite(<OwnQuizRow quiz={{ ...quiz, ...changes }} clock={clock} onOver={() => {}} />);
  expect(screen.getByText(said)).toBeDefined();
});

it('A quiz that does not close and has no attempt left says nothing of time, and has no empty line', async () => {
  const { container } = await renderInSite(
    <OwnQuizRow
      quiz={{ ...quiz, closesAt: null, state: 'completed', used: 2 }}
      clock={clock}
      onOver={() => {}}
    />,
  );
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Rocks', 'Geology', '2 of 2 attempts used']);
});
