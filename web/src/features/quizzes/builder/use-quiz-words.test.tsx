// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { Quiz } from './types.ts';
import { useQuizWords } from './use-quiz-words.ts';

const all = { score: true, answers: true, verdicts: true, feedback: true, key: true };
const quiz = {
  attempts: 1,
  counts: 'best',
  wait: 0,
  minutes: null,
  opens: null,
  closes: null,
  oneByOne: false,
  back: true,
  needsCode: false,
  passPercent: null,
  shows: { afterSubmit: all, afterClose: all },
} as unknown as Quiz;

function Words({ of }: { of: Quiz }) {
  return <p>{useQuizWords(null).sentence(of)}</p>;
}

it('promises full feedback when students get it: with several attempts, after the last one', async () => {
  const words = async (attempts: number) =>
    (await renderInSite(<Words of={{ ...quiz, attempts }} />)).container.textContent;
  expect(await words(1)).toBe('1 attempt, no time limit, full feedback after submitting.');
  expect(await words(2)).toBe(
    '2 attempts, the best counts, no time limit, full feedback after the last attempt.',
  );
});
