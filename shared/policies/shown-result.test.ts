import { expect, it } from 'vitest';
import type { Credit } from '#shared/schemas/credit.ts';
import { shownCredit, shownLater, shownResult } from './shown-result.ts';

const [all, none] = [true, false].map((is) => ({
  score: is,
  answers: is,
  verdicts: is,
  feedback: is,
  key: is,
})) as [typeof everything, typeof everything];
const ended = { isEnded: true, othersRun: false };
const everything = { score: true, answers: true, verdicts: true, feedback: true, key: true };

it('case 30: shows nothing of an attempt that runs, whatever the quiz allows', () => {
  const shows = { afterSubmit: all, afterClose: all };
  expect(
    shownResult(shows, { isEnded: false, isClosed: true, isLast: true, othersRun: false }),
  ).toEqual(none);
});

it('case 30: keeps key and feedback as long as there is another attempt', () => {
  const shows = { afterSubmit: all, afterClose: all };
  expect(shownResult(shows, { ...ended, isClosed: false, isLast: false })).toEqual({
    ...all,
    feedback: false,
    key: false,
  });
  expect(shownResult(shows, { ...ended, isClosed: false, isLast: true })).toEqual(all);
});

it('shows after the closing what the quiz says for then', () => {
  const shows = { afterSubmit: none, afterClose: all };
  expect(shownResult(shows, { ...ended, isClosed: false, isLast: true })).toEqual(none);
  expect(shownResult(shows, { ...ended, isClosed: true, isLast: false })).toEqual(all);
});

it('says what will show that does not show now: with the last attempt, and once the quiz has closed', () => {
  const later = (shows: Parameters<typeof shownLater>[0], isLast: boolean, isClosed = false) =>
    shownLater(shows, { closes: true, isLast, isClosed, othersRun: false });
  const everywhere = { afterSubmit: all, afterClose: all };
  expect(later(everywhere, false)).toEqual({
    afterLast: true,
    afterClose: true,
    afterOthers: false,
  });
  expect(later(everywhere, true)).toEqual({
    afterLast: false,
    afterClose: false,
    afterOthers: false,
  });
  const closing = { afterSubmit: { ...none, score: true }, afterClose: all };
  expect(later(closing, false)).toEqual({ afterLast: false, afterClose: true, afterOthers: false });
  expect(later(closing, true)).toEqual({ afterLast: false, afterClose: true, afterOthers: false });
  expect(later(closing, true, true)).toEqual({
    afterLast: false,
    afterClose: false,
    afterOthers: false,
  });
  const never = { closes: false, isLast: true, isClosed: false, othersRun: false };
  expect(shownLater(closing, never)).toEqual({
    afterLast: false,
    afterClose: false,
    afterOthers: false,
  });
});

it('case 29: opens with the closing the score alone while others still answer, and says so', () => {
  const shows = { afterSubmit: { ...none, answers: true }, afterClose: all };
  const closed = { isClosed: true, isLast: true, othersRun: true };
  expect(shownResult(shows, { isEnded: true, ...closed })).toEqual({
    ...none,
    answers: true,
    score: true,
  });
  expect(shownLater(shows, { closes: true, ...closed })).toEqual({
    afterLast: false,
    afterClose: false,
    afterOthers: true,
  });
  // What was open before the closing tells those who answer no more than it did.
  const open = { afterSubmit: all, afterClose: all };
  expect(shownResult(open, { isEnded: true, ...closed })).toEqual(all);
  expect(shownLater(open, { closes: true, ...closed }).afterOthers).toBe(false);
});

const scored = (how: Credit['how']) => ({
  credit: { part: 2, of: 3, how, limited: null },
  change: null,
  mark: null,
});
const inLine = { how: 'neighbors', right: 2, of: 3 } as const;
const chosen = { how: 'rightMinusWrong', right: 1, ofRight: 2, wrong: 0, ofWrong: 2 } as const;

it('case 29: tells how points came about with the verdicts, and how many there were to be found with the key', () => {
  const verdicts = { ...none, score: true, verdicts: true };
  expect(shownCredit(verdicts, scored(inLine))).toEqual({ how: inLine, limited: null });
  expect(shownCredit(verdicts, scored(chosen))).toBeNull();
  expect(shownCredit(all, scored(chosen))).toEqual({ how: chosen, limited: null });
  for (const hidden of [{ verdicts: false }, { score: false }])
    expect(shownCredit({ ...all, ...hidden }, scored(inLine))).toBeNull();
});

it('case 29: tells of no weight and of nothing that fits, and of no points that a person or a regrade gave', () => {
  const weighed: Credit['how'][] = [
    { how: 'option', weight: 5_000 },
    { how: 'weights', sum: 5_000, of: 10_000 },
    { how: 'accepted', weight: 5_000, unit: null },
  ];
  for (const how of weighed) expect(shownCredit(all, scored(how))).toBeNull();
  expect(shownCredit(all, { ...scored(inLine), mark: { points: 1 } })).toBeNull();
  expect(shownCredit(all, { ...scored(inLine), change: 'fullMarks' })).toBeNull();
});
