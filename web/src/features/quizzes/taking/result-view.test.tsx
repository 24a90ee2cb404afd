// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ResultWords } from './result-view.tsx';
import type { Receipt, Result } from './types.ts';

const all = { score: true, answers: true, verdicts: true, feedback: true, key: true };
const result = {
  state: 'submitted',
  deadline: '2026-01-01T10:01:00.000Z',
  endedAt: '2026-01-01T10:00:30.000Z',
  score: { points: 10_000, most: 20_000 },
  isPassed: null,
  shows: all,
  closesAt: null,
  questions: [],
  links: [],
} as unknown as Result;

const show = (changes: Partial<Result>, receipt: Receipt | null = null) =>
  renderInSite(
    <ResultWords
      result={{ ...result, ...changes }}
      receipt={receipt}
      code="R1"
      onLinkEnded={() => {}}
    />,
  );

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
    const { unmount } = await show(end, receipt);
    // Who submitted with a button that is gone stands at the receipt.
    expect(document.activeElement?.contains(await screen.findByText(words))).toBe(true);
    unmount();
    await show(end);
    await screen.findByText(words);
  },
);
