import { expect, it } from 'vitest';
import { shownLater, shownResult } from './shown-result.ts';

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
