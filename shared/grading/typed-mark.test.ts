import { describe, expect, it } from 'vitest';
import type { Mark } from '#shared/schemas/marks.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { type MadeMark, overridden, unexcused, withDecisions } from './by-hand.ts';
import { quizMark } from './quiz-mark.ts';
import { typedMark } from './typed-mark.ts';

const at = '2026-03-01T10:00:00.000Z';
const id = (last: number) => `01J0000000000000000000000${last}`;
const attempt = (points: number | null, number = 1) => ({
  attemptId: id(number),
  number,
  points,
  most: 10_000,
  submittedAt: '2026-02-01T10:00:00.000Z',
});
const whose = {
  courseId: id(8),
  itemId: id(9),
  userId: '00000000-0000-4000-8000-000000000001',
  version: 1,
  changedAt: at,
  changedBy: '00000000-0000-4000-8000-000000000002',
};
const quizItem = { kind: 'quiz' as const, most: 10_000, manual: null };
const byHand = (release: 'whenMarked' | 'byHand') => ({
  kind: 'manual' as const,
  most: 50_000,
  manual: { title: { en: 'Taking part' }, most: 50_000, release },
});
const ofQuiz = (releasedAt: string | null, ...attempts: ReturnType<typeof attempt>[]): Mark => ({
  ...whose,
  ...quizMark(attempts, 'best'),
  releasedAt,
});

/** A mark after some typing, one upon the other, as the table takes it. */
function typed(
  item: Parameters<typeof typedMark>[0],
  first: Mark | null,
  changes: CellChange[],
  reason: string | null = 'Because.',
): Mark | null {
  let mark = first;
  for (const change of changes) {
    const made = typedMark(item, mark, change, { at, reason, firstSeen: null });
    if (made === null || typeof made === 'string') throw new Error(String(made));
    const { label = mark?.label ?? null, ...rest } = made;
    mark = markRecord.parse({ ...whose, ...rest, ...(label !== null && { label }) });
  }
  return mark;
}

describe('what is typed for an item that no lesson stands for', () => {
  it('case 19: is seen from when on a release decided, whatever the rule of the item says', () => {
    const points = { do: 'points' as const, points: 40_000 };
    const later = '2026-03-09T10:00:00.000Z';
    const seen = (releasedAt: string | null) => {
      const first = typed(byHand('byHand'), null, [points])!;
      const presses = [{ releaseId: id(5), before: null }];
      const made = typedMark(
        byHand('whenMarked'),
        { ...first, releasedAt, presses },
        { ...points, points: 30_000 },
        { at, reason: null, firstSeen: null },
      );
      return typeof made === 'object' && made?.releasedAt;
    };
    expect([seen(null), seen(later), seen(at)]).toEqual([null, later, at]);
  });

  it('case 19: is the mark, seen at once or not before a release, and can be taken away', () => {
    const points = { do: 'points' as const, points: 40_000 };
    expect(typed(byHand('whenMarked'), null, [points])).toMatchObject({
      source: { kind: 'hand' },
      earned: { points: 40_000, most: 50_000 },
      points: 40_000,
      status: 'marked',
      releasedAt: at,
    });
    const hidden = typed(byHand('byHand'), null, [points]);
    expect(hidden?.releasedAt).toBeNull();
    expect(typed(byHand('byHand'), hidden, [{ do: 'clear' }])).toMatchObject({
      points: null,
      status: 'open',
    });
  });

  it('is nothing new where it is the same', () => {
    const item = byHand('whenMarked');
    const mark = typed(item, null, [{ do: 'points', points: 1 }]);
    const again = (change: CellChange) =>
      typedMark(item, mark, change, { at, reason: null, firstSeen: null });
    expect(again({ do: 'points', points: 1 })).toBeNull();
    expect(again({ do: 'unexcuse' })).toBeNull();
    expect(again({ do: 'label', label: null })).toBeNull();
    expect(
      typedMark(item, null, { do: 'clear' }, { at, reason: null, firstSeen: null }),
    ).toBeNull();
  });
});

describe('what is typed for a quiz', () => {
  it('stands in place of what it comes to, and says why', () => {
    const mark = typed(quizItem, ofQuiz(at, attempt(4000)), [{ do: 'points', points: 9000 }]);
    expect(mark).toMatchObject({
      earned: { points: 4000, most: 10_000 },
      adjustments: [{ kind: 'override', from: 4000, to: 9000, status: 'marked' }],
      points: 9000,
    });
    expect(typed(quizItem, mark, [{ do: 'clear' }])).toEqual(ofQuiz(at, attempt(4000)));
    const change = { do: 'points' as const, points: 1 };
    expect(typedMark(quizItem, mark, change, { at, reason: null, firstSeen: null })).toBe(
      'reasonMissing',
    );
  });

  it('brings back what was set before, which needs no reason in anybody’s words', () => {
    const first = typed(quizItem, ofQuiz(at, attempt(4000)), [{ do: 'points', points: 9000 }]);
    const cleared = typed(quizItem, first, [{ do: 'clear' }]);
    const change = { do: 'points' as const, points: 9000 };
    const undone = { at, reason: null, isUndo: true, firstSeen: null };
    expect(typedMark(quizItem, cleared, change, undone)).toMatchObject({
      points: 9000,
      adjustments: [{ kind: 'override', reason: null, from: 4000, to: 9000 }],
    });
    // Also where it says the same as what it comes to by itself.
    const same = { do: 'points' as const, points: 4000 };
    expect(typedMark(quizItem, cleared, same, undone)).toMatchObject({ points: 4000 });
  });

  it('stands as well when another attempt is made, which goes on beneath it', () => {
    const mark = typed(quizItem, ofQuiz(at, attempt(4000)), [{ do: 'points', points: 9000 }]);
    const next = withDecisions(mark, ofQuiz(at, attempt(4000), attempt(9500, 2)));
    expect(next).toMatchObject({ points: 9000, adjustments: [{ from: 9500 }] });
    expect(next.source).toMatchObject({ counted: [id(2)] });
  });

  it('case 19: excuses without letting a score be seen that the quiz does not show', () => {
    const hidden = ofQuiz(null, attempt(4000));
    const mark = typed(quizItem, hidden, [{ do: 'excuse' }]);
    expect(mark).toMatchObject({ status: 'excused', points: null, earned: null, releasedAt: null });
    const later = withDecisions(mark, ofQuiz(null, attempt(4000), attempt(null, 2)));
    expect(later).toMatchObject({ status: 'excused', beneath: { status: 'waiting' } });
    expect(typed(quizItem, mark, [{ do: 'unexcuse' }])).toEqual(hidden);
  });

  it('is missing only where there is nothing to mark', () => {
    const missing = { do: 'missing' as const };
    expect(typed(quizItem, null, [missing])).toMatchObject({ status: 'missing' });
    const made = typedMark(quizItem, ofQuiz(at, attempt(4000)), missing, {
      at,
      reason: 'Because.',
      firstSeen: null,
    });
    expect(made).toBe('hasWork');
    expect(typed(quizItem, null, [missing, { do: 'clear' }])).toMatchObject({ status: 'open' });
  });

  it('bears a word beside it, which stays whatever else is typed', () => {
    const mark = typed(quizItem, ofQuiz(at, attempt(4000)), [
      { do: 'label', label: 'In dispute' },
      { do: 'points', points: 5000 },
      { do: 'excuse' },
      { do: 'unexcuse' },
    ]);
    expect(mark).toMatchObject({ label: 'In dispute', points: 5000 });
  });
});

describe('decisions by hand', () => {
  const kinds: MadeMark[] = [ofQuiz(at, attempt(4000)), ofQuiz(null), ofQuiz(at, attempt(null))];

  it.each(kinds)(
    'leave beneath them what they stand on, in whatever order they come (%#)',
    (own) => {
      const set = { at, reason: 'Because.', to: 7000 };
      const both = typed(quizItem, { ...whose, ...own }, [
        { do: 'points', points: 7000 },
        { do: 'excuse' },
      ]);
      expect(both && unexcused(both)).toMatchObject({ ...overridden(own, set) });
      expect(withDecisions(both, own)).toMatchObject({
        status: 'excused',
        beneath: { points: 7000 },
      });
      expect(withDecisions(null, own)).toBe(own);
    },
  );
});
