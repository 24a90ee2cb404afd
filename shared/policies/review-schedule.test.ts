import { expect, it } from 'vitest';
import {
  dayIn,
  dueOf,
  mostADay,
  mostCards,
  nextDayOf,
  type Review,
  withAnswer,
  withKeys,
  withMissed,
} from './review-schedule.ts';

const none: Review = { cards: [], answered: null };
const missed = (...ids: string[]) =>
  ids.map((questionId) => ({ questionId, version: 1, courseId: 'c' }));
const idsOf = (review: Review, day: string) =>
  dueOf(review, day).map(({ questionId }) => questionId);
const many = (count: number) =>
  missed(...Array.from({ length: count }, (_, at) => String(at).padStart(3, '0')));

it('O29: what was missed comes back the next day, and goes once it was right twice, a day and three days apart', () => {
  let review = withMissed(none, missed('a', 'b', 'c'), '2026-02-27');
  expect(idsOf(review, '2026-02-27')).toEqual([]);
  expect(nextDayOf(review, '2026-02-27')).toBe('2026-02-28');
  expect(idsOf(review, '2026-02-28')).toEqual(['a', 'b', 'c']);
  review = withAnswer(review, 'a', true, '2026-02-28');
  expect(idsOf(review, '2026-03-02')).toEqual(['b', 'c']);
  expect(idsOf(review, '2026-03-03')).toEqual(['b', 'c', 'a']);
  review = withAnswer(review, 'a', true, '2026-03-03');
  expect(idsOf(review, '2027-01-01')).toEqual(['b', 'c']);
});

it('asks a question by the key by which it was scored last, and keeps how far one is with it', () => {
  const review = withAnswer(
    withMissed(none, missed('a', 'b'), '2026-01-01'),
    'a',
    true,
    '2026-01-02',
  );
  const corrected = withKeys(review, [{ questionId: 'a', version: 3 }]);
  expect(corrected.cards).toMatchObject([
    { questionId: 'a', version: 3, right: 1, dueOn: '2026-01-05' },
    { questionId: 'b', version: 1 },
  ]);
  expect(withKeys(corrected, [{ questionId: 'a', version: 1 }])).toEqual(corrected);
});

it('a wrong answer begins anew, the next day', () => {
  let review = withMissed(none, missed('a'), '2026-01-01');
  review = withAnswer(review, 'a', true, '2026-01-02');
  review = withAnswer(review, 'a', false, '2026-01-05');
  expect(review.cards).toMatchObject([{ right: 0, dueOn: '2026-01-06' }]);
  review = withAnswer(review, 'a', true, '2026-01-06');
  expect(review.cards).toMatchObject([{ right: 1, dueOn: '2026-01-09' }]);
});

it('what was learned is not asked again because its result is read again', () => {
  let review = withMissed(none, missed('a'), '2026-01-01');
  review = withAnswer(review, 'a', true, '2026-01-02');
  review = withAnswer(review, 'a', true, '2026-01-05');
  expect(withMissed(review, missed('a'), '2026-01-06').cards).toEqual(review.cards);
  expect(nextDayOf(review, '2026-01-06')).toBeNull();
});

it('a day has at most ten, answered ones among them, and the rest waits for the next', () => {
  let review = withMissed(none, many(14), '2026-01-01');
  expect(dueOf(review, '2026-01-02')).toHaveLength(mostADay);
  for (const id of idsOf(review, '2026-01-02').slice(0, 4))
    review = withAnswer(review, id, true, '2026-01-02');
  expect(dueOf(review, '2026-01-02')).toHaveLength(6);
  for (const id of idsOf(review, '2026-01-02')) review = withAnswer(review, id, true, '2026-01-02');
  expect(idsOf(review, '2026-01-02')).toEqual([]);
  expect(nextDayOf(review, '2026-01-02')).toBe('2026-01-03');
  expect(dueOf(review, '2026-01-03')).toHaveLength(4);
});

it('keeps a bounded number of questions: what was learned makes room', () => {
  let review = withMissed(none, many(mostCards), '2026-01-01');
  review = withAnswer(review, '000', true, '2026-01-02');
  review = withAnswer(review, '000', true, '2026-01-05');
  review = withMissed(review, missed('new', 'newer'), '2026-01-06');
  expect(review.cards).toHaveLength(mostCards);
  const ids = review.cards.map(({ questionId }) => questionId);
  expect(ids).not.toContain('000');
  expect(ids).toContain('new');
  expect(ids).not.toContain('newer');
});

it('a day is that of the person', () => {
  const now = Date.parse('2026-03-01T23:30:00.000Z');
  expect(dayIn('Europe/Madrid', now)).toBe('2026-03-02');
  expect(dayIn('America/Bogota', now)).toBe('2026-03-01');
});
