// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ResultWords } from './result-view.tsx';
import { standOf } from './stand-of.ts';
import type { Receipt, Result } from './types.ts';

const all = { score: true, answers: true, verdicts: true, feedback: true, key: true };
const result = {
  state: 'submitted',
  deadline: '2026-01-01T10:01:00.000Z',
  endedAt: '2026-01-01T10:00:30.000Z',
  score: { points: 10_000, most: 20_000 },
  isPassed: null,
  shows: all,
  later: { afterLast: false, afterClose: false, afterOthers: false },
  isReset: false,
  closesAt: null,
  questions: [],
  links: [],
} as unknown as Result;

const essay = {
  slotId: 'essay',
  section: 0,
  asked: {
    type: 'essay',
    stem: { en: { type: 'doc', content: [{ type: 'paragraph' }] } },
    audio: null,
    lines: 5,
    minWords: null,
    maxWords: null,
    template: null,
  },
  answer: null,
  isLate: false,
  step: { points: 5_000, most: 10_000, isWaiting: false, change: null, credit: null },
  review: null,
  comment: null,
} as unknown as Result['questions'][number];

const show = (
  changes: Partial<Result>,
  more: { receipt?: Receipt; tooLate?: number; saysLater?: boolean; language?: 'en' | 'es' } = {},
) => {
  const { receipt = null, tooLate, saysLater, language } = more;
  return renderInSite(
    <ResultWords
      result={{ ...result, ...changes }}
      receipt={receipt}
      tooLate={tooLate}
      saysLater={saysLater}
      code="R1"
      onLinkEnded={() => {}}
    />,
    { language },
  );
};

it('says how many answers from this device came after its end, and stands there', async () => {
  const { unmount } = await show({}, { tooLate: 2 });
  const words = '2 answers from this device came after the end, and do not count.';
  expect(document.activeElement?.contains(await screen.findByText(words))).toBe(true);
  unmount();
  await show({});
  expect(screen.queryByText(/came after the end/)).toBeNull();
});

const ranOut = 'The time ran out. What was saved until then was submitted.';
const submitted = 'Your attempt has been submitted.';

it.each([
  [ranOut, { state: 'expired', endedAt: result.deadline }],
  [ranOut, { endedAt: result.deadline }],
  [ranOut, { endedAt: '2026-01-01T10:01:04.000Z' }],
  [submitted, {}],
  [submitted, { deadline: null }],
] as const)(
  'tells whether the time ran out, also when it is read again: %s %j',
  async (words, end) => {
    const receipt = { answered: 1, total: 2 } as Receipt;
    const { unmount } = await show(end, { receipt });
    // Who submitted with a button that is gone stands at the receipt.
    expect(document.activeElement?.contains(await screen.findByText(words))).toBe(true);
    unmount();
    await show(end);
    await screen.findByText(words);
  },
);

it('shows what who marked an answer wrote, line by line, beside its points', async () => {
  await show({
    questions: [essay, { ...essay, slotId: 'other', comment: 'Well seen.\nSay why.' }],
  });
  const [first, second] = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('section') as HTMLElement);
  expect(within(first!).queryByText('Comment on your answer')).toBeNull();
  within(second!).getByText('Comment on your answer');
  within(second!).getByText('0.5 of 1 point');
  const comment = within(second!).getByText(/Well seen/);
  expect(comment.textContent).toBe('Well seen.\nSay why.');
  expect(getComputedStyle(comment).whiteSpace).toBe('pre-wrap');
});

it('names that comment in Spanish', async () => {
  await show({ questions: [{ ...essay, comment: 'Bien visto.' }] }, { language: 'es' });
  const label = screen.getByText('Comentario sobre tu respuesta');
  expect(label.nextElementSibling?.textContent).toBe('Bien visto.');
});

it('waits for a mark only where somebody marks: a survey is not scored', async () => {
  const none = { points: null, most: 0, isWaiting: false, change: null, credit: null };
  const waits = { ...none, most: 10_000, isWaiting: true };
  await show({
    questions: [
      { ...essay, step: none },
      { ...essay, slotId: 'other', step: waits },
    ],
  });
  expect(screen.getAllByText('Not scored')).toHaveLength(1);
  expect(screen.getAllByText('Waiting to be marked')).toHaveLength(1);
});

it('says of a question what was decided for everybody, beside a verdict that it would contradict', async () => {
  const step = { points: 10_000, most: 10_000, isWaiting: false, credit: null };
  await show({
    questions: [
      { ...essay, step: { ...step, change: 'fullMarks' } },
      { ...essay, slotId: 'other', step: { ...step, points: 0, most: 0, change: 'drop' } },
    ],
  });
  const said = ['1 of 1 point · full marks for everyone', 'Does not count'];
  expect(said.map((words) => screen.queryAllByText(words).length)).toEqual([1, 1]);
});

it.each([
  [
    'en',
    '2 of 3 come right after the one that they follow.',
    '1 right, 2 wrong. Not less than the least it can earn.',
  ],
  [
    'es',
    '2 de 3 van justo después del que les precede.',
    'Correctas: 1. Incorrectas: 2. No menos que el mínimo posible.',
  ],
] as const)(
  'says how points came about where single verdicts do not (%s)',
  async (language, ...said) => {
    const step = { points: 6_667, most: 10_000, isWaiting: false, change: null };
    const neighbors = { how: { how: 'neighbors', right: 2, of: 3 }, limited: null } as const;
    const choice = {
      how: { how: 'rightMinusWrong', right: 1, ofRight: 2, wrong: 2, ofWrong: 2 },
      limited: 'below',
    } as const;
    await show(
      {
        questions: [
          { ...essay, step: { ...step, credit: neighbors } },
          { ...essay, slotId: 'other', step: { ...step, points: 0, credit: choice } },
        ],
      },
      { language },
    );
    expect(said.map((words) => screen.queryAllByText(words).length)).toEqual([1, 1]);
  },
);

const notAll = 'This quiz does not show everything.';
const afterLast = 'More will show once you have used all your attempts.';
const afterClose = /^More will show once the quiz has closed/;
const afterOthers = /^More will show once nobody can answer any more/;
const hidden = { ...all, key: false };

it('says when more will show, or that it never will, and nothing of it where all does', async () => {
  const told = () => [notAll, afterLast, afterClose].map((one) => screen.queryByText(one) !== null);
  const closesAt = '2026-01-01T12:00:00.000Z';
  const cases = [
    [{ shows: hidden, closesAt }, [true, false, false]],
    [
      {
        shows: hidden,
        closesAt,
        later: { afterLast: true, afterClose: false, afterOthers: false },
      },
      [false, true, false],
    ],
    [
      {
        shows: hidden,
        closesAt,
        later: { afterLast: false, afterClose: true, afterOthers: false },
      },
      [false, false, true],
    ],
    [
      { shows: hidden, later: { afterLast: true, afterClose: true, afterOthers: false } },
      [false, true, true],
    ],
    [{ closesAt }, [false, false, false]],
  ] as const;
  for (const [changes, wanted] of cases) {
    const { unmount } = await show(changes);
    expect(told()).toEqual(wanted);
    unmount();
  }
  // A page that says when itself is not repeated, and never contradicted.
  const later = { afterLast: true, afterClose: true, afterOthers: false };
  const { unmount } = await show({ shows: hidden, later }, { saysLater: true });
  expect(told()).toEqual([false, false, false]);
  unmount();
  await show({ shows: hidden }, { saysLater: true });
  expect(told()).toEqual([true, false, false]);
});

it.each([
  ['en', 'Your teacher has reset this attempt: it no longer counts.'],
  ['es', 'Tu docente ha anulado este intento: ya no cuenta.'],
] as const)(
  'says of an attempt that was reset that it counts no more, in %s',
  async (language, words) => {
    const { unmount } = await show({ isReset: true }, { language });
    screen.getByText(words);
    unmount();
    await show({}, { language });
    expect(screen.queryByText(words)).toBeNull();
  },
);

const step = (points: number | null, more = {}) => ({
  points,
  most: 10_000,
  isWaiting: false,
  change: null,
  credit: null,
  ...more,
});
const answered = { type: 'essay', text: null } as unknown as (typeof essay)['answer'];
const several = [
  { ...essay, slotId: 'a', answer: answered, step: step(10_000) },
  { ...essay, slotId: 'b', answer: answered, step: step(4_000) },
  { ...essay, slotId: 'c', answer: answered, step: step(0) },
  { ...essay, slotId: 'd', step: step(0) },
  { ...essay, slotId: 'e', answer: answered, step: step(null, { isWaiting: true }) },
  { ...essay, slotId: 'f', step: step(null, { most: 0 }) },
  { ...essay, slotId: 'g', step: step(0, { most: 0, change: 'drop' }) },
];
const places = () =>
  within(screen.getByRole('navigation', { name: /^(Questions|Preguntas)$/ }))
    .getAllByRole('button')
    .map((place) => place.getAttribute('aria-label'));
const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('leads from a map with each outcome in words to a question, and back', async () => {
  Element.prototype.scrollIntoView = () => {};
  const { unmount } = await show({ questions: several });
  expect(places()).toEqual([
    'Question 1, right',
    'Question 2, partly right',
    'Question 3, wrong',
    'Question 4, not answered',
    'Question 5, Waiting to be marked',
    'Question 6, Not scored',
    'Question 7, Does not count',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Question 3, wrong' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Question 3'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Back to all questions' })[2]!);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Questions'));
  unmount();
  // One question needs no map.
  await show({ questions: [essay] });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['en', 'Only those that were not right (3)', 'Question', '3 of 7 questions shown'],
  ['es', 'Solo las que no están bien (3)', 'Pregunta', 'Se muestran 3 de 7 preguntas'],
] as const)('shows only what was not right, in %s', async (language, only, name, said) => {
  await show({ questions: several }, { language });
  expect(headings()).toHaveLength(7);
  fireEvent.click(screen.getByRole('checkbox', { name: only }));
  // They keep their numbers.
  expect(headings()).toEqual([2, 3, 4].map((number) => `${name} ${number}`));
  expect(places()).toHaveLength(3);
  screen.getByText(said);
  fireEvent.click(screen.getByRole('checkbox', { name: only }));
  expect(headings()).toHaveLength(7);
});

it('case 19: tells of no outcome that the result does not tell, and sifts by none', async () => {
  const untold = several.map((one) => ({ ...one, step: null }));
  const shows = { ...all, score: false, verdicts: false };
  const { unmount } = await show({ questions: untold, shows });
  expect(places()[0]).toBe('Question 1, answered');
  expect(places()[3]).toBe('Question 4, not answered');
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();
  await show({ questions: untold, shows: { ...shows, answers: false } });
  expect(places()).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Question ${number}`));
});

it('takes an answer of several for right by its verdicts alone only where they tell that nothing is missing', async () => {
  const judged = (type: string, ...verdicts: string[]) => ({
    ...essay,
    slotId: `${type} ${verdicts.join()}`,
    answer: answered,
    step: null,
    asked: { ...essay.asked, type },
    review: { parts: verdicts.map((verdict) => ({ id: null, verdict })) },
  });
  const stands = [
    judged('multipleChoice', 'right'),
    judged('multipleChoice', 'right', 'wrong'),
    judged('singleChoice', 'right'),
    judged('cloze', 'wrong', 'wrong'),
  ].map((one) => standOf(one as unknown as Result['questions'][number], true));
  expect(stands).toEqual(['answered', 'partly', 'right', 'wrong']);
});

it.each([false, true])(
  'case 29: says that more will show once nobody can answer, whether its page says the rest or not: %s',
  async (saysLater) => {
    const later = { afterLast: false, afterClose: false, afterOthers: true };
    await show({ shows: hidden, closesAt: '2026-01-01T12:00:00.000Z', later }, { saysLater });
    expect(screen.getByText(afterOthers)).toBeTruthy();
    expect(screen.queryByText(notAll)).toBeNull();
    expect(screen.queryByText(afterClose)).toBeNull();
  },
);
