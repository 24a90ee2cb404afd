// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { QuizFacts, type QuizPage } from './quiz-facts.tsx';

const shown = (is: boolean) => ({
  score: is,
  answers: is,
  verdicts: is,
  feedback: is,
  key: is,
});
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
  shows: { afterSubmit: shown(true), afterClose: shown(true) },
} as unknown as QuizPage;

it('counts no attempt as used that was reset: another one may be made in its place', async () => {
  await renderInSite(<QuizFacts quiz={quiz} />);
  expect(screen.getByText(/ of 2 used\./).textContent).toMatch(/^1 of 2 used\./);
});

const [all, none, score] = [shown(true), shown(false), { ...shown(false), score: true }];
const closes = { closesAt: '2026-03-02T12:00:00.000Z', now: '2026-03-01T12:00:00.000Z' };

it.each([
  [
    'all of it at the last attempt',
    { attempts: 1 },
    all,
    all,
    ['You see everything as soon as you submit.'],
  ],
  [
    'the key only when no attempt is left',
    { attempts: 3 },
    all,
    all,
    [
      'You see part of it as soon as you submit.',
      'You see feedback and right answers after your last attempt.',
    ],
  ],
  [
    'points first and the rest later',
    { attempts: 3, ...closes },
    score,
    all,
    ['You see your points as soon as you submit.', 'You see more once the quiz has closed.'],
  ],
  ['nothing ever', { attempts: 1, ...closes }, none, none, ['It is not shown.']],
  ['nothing later where it never closes', { attempts: 1 }, none, all, ['It is not shown.']],
] as const)(
  'says when a result shows: %s',
  async (_what, rules, afterSubmit, afterClose, lines) => {
    await renderInSite(
      <QuizFacts quiz={{ ...quiz, own: [], ...rules, shows: { afterSubmit, afterClose } }} />,
    );
    const said = screen.getByText('Result').nextElementSibling?.querySelectorAll('p') ?? [];
    expect([...said].map(({ textContent }) => textContent)).toEqual(lines);
  },
);

it('says that what is saved is submitted when the time is over', async () => {
  const time = { seconds: 1800, because: 'minutes' } as const;
  await renderInSite(<QuizFacts quiz={{ ...quiz, own: [], minutes: 30, time }} />);
  expect(screen.getByText('When it is over, what is saved is submitted.')).toBeTruthy();
});

it('tells of a quiz that has closed when that was, and neither a time that is left nor a code to start with', async () => {
  const rules = {
    minutes: 30,
    time: { seconds: 0, because: 'closes' },
    closing: 'shorten',
    needsCode: true,
    closesAt: closes.closesAt,
  } as const;
  await renderInSite(<QuizFacts quiz={{ ...quiz, ...rules, now: closes.closesAt }} />);
  expect(screen.getByText('Closed').nextElementSibling?.textContent).toMatch(/^Mar 2, 2026, /);
  for (const name of ['Time', 'Access code', 'Closes', 'Result'])
    expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByText(/0 seconds|is submitted/)).toBeNull();
});
