import { expect, it } from 'vitest';
import { shownLater, shownResult } from './shown-result.ts';

const [all, none] = [true, false].map((is) => ({
  score: is,
  answers: is,
  verdicts: is,
  feedback: is,
  key: is,
})) as [typeof everything, typeof everything];
const everything = { score: true, answers: true, verdicts: true, feedback: true, key: true };

it('case 30: shows nothing of an attempt that runs, whatever the quiz allows', () => {
  const shows = { afterSubmit: all, afterClose: all };
  expect(shownResult(shows, { isEnded: false, isClosed: true, isLast: true })).toEqual(none);
});

it('case 30: keeps key and feedback as long as there is another attempt', () => {
  const shows = { afterSubmit: all, afterClose: all };
  expect(shownResult(shows, { isEnded: true, isClosed: false, isLast: false })).toEqual({
    ...all,
    feedback: false,
    key: false,
  });
  expect(shownResult(shows, { isEnded: true, isClosed: false, isLast: true })).toEqual(all);
});

it('shows after the closing what the quiz says for then', () => {
  const shows = { afterSubmit: none, afterClose: all };
  expect(shownResult(shows, { isEnded: true, isClosed: false, isLast: true })).toEqual(none);
  expect(shownResult(shows, { isEnded: true, isClosed: true, isLast: false })).toEqual(all);
});

it('says what will show that does not show now: with the last attempt, and once the quiz has closed', () => {
  const later = (shows: Parameters<typeof shownLater>[0], isLast: boolean, isClosed = false) =>
    shownLater(shows, { closes: true, isLast, isClosed });
  const everywhere = { afterSubmit: all, afterClose: all };
  expect(later(everywhere, false)).toEqual({ afterLast: true, afterClose: true });
  expect(later(everywhere, true)).toEqual({ afterLast: false, afterClose: false });
  const closing = { afterSubmit: { ...none, score: true }, afterClose: all };
  expect(later(closing, false)).toEqual({ afterLast: false, afterClose: true });
  expect(later(closing, true)).toEqual({ afterLast: false, afterClose: true });
  expect(later(closing, true, true)).toEqual({ afterLast: false, afterClose: false });
  const never = { closes: false, isLast: true, isClosed: false };
  expect(shownLater(closing, never)).toEqual({ afterLast: false, afterClose: false });
});
