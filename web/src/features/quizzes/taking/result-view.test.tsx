// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ResultWords } from './result-view.tsx';
import type { Receipt, Result } from './types.ts';

const all = { score: true, answers: true, verdicts: true, feedback: true, key: true };
const result = {
  state: 'submitted',
  endedAt: '2026-01-01T10:01:00.000Z',
  score: { points: 10_000, most: 20_000 },
  isPassed: null,
  shows: all,
  closesAt: null,
  questions: [],
  links: {},
} as unknown as Result;

it.each([
  [true, 'The time ran out. What was saved until then was submitted.'],
  [false, 'Your attempt has been submitted.'],
])('tells whether the time ran out before its page submitted it: %s', async (isLate, words) => {
  const receipt = { answered: 1, total: 2, isLate } as Receipt;
  await renderInSite(
    <ResultWords result={result} receipt={receipt} code="R1" onLinkEnded={() => {}} />,
  );
  const told = await screen.findByText(words);
  // Who submitted with a button that is gone stands at the receipt.
  expect(document.activeElement?.contains(told)).toBe(true);
});
