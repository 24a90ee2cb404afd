import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TotalStep } from '#shared/schemas/total-trace.ts';
import { totalStepsSchema } from '#shared/schemas/total-trace.ts';
import { type GradingScheme, gradingSchemeSchema } from '#shared/schemas/grading.ts';
import { arbitraryBook } from '#test/support/arbitrary-books.ts';
import { plan, withOpenAt } from './plan.ts';
import { total } from './total.ts';

const check = (
  says: (book: typeof arbitraryBook extends fc.Arbitrary<infer B> ? B : never) => void,
) => fc.assert(fc.property(arbitraryBook, says), { numRuns: 400 });

/**
 * The total, from its trace alone and by floating numbers: another way to the same, as somebody with a calculator goes.
 */
function recomputed(trace: TotalStep[]): number | null {
  const items = new Map(
    trace.flatMap((step) => (step.step === 'item' ? [[step.itemId, step] as const] : [])),
  );
  const last = trace.find((step) => step.step === 'total');
  const parts = trace.flatMap((step) => {
    if (step.step !== 'category') return [];
    const counted = step.counted.flatMap((id) => items.get(id) ?? []);
    const regular = counted.filter(({ isExtra }) => !isExtra);
    const sum = (of: typeof counted, key: 'points' | 'most') =>
      of.reduce((all, one) => all + one[key], 0);
    const earned = sum(counted, 'points');
    const most = sum(regular, 'most');
    const made =
      step.itemsCount === 'equally'
        ? counted.reduce((all, { points, most: own }) => all + (own ? points / own : 0), 0) /
          regular.length
        : earned / most;
    return [
      {
        ...step,
        earned: step.isCapped ? Math.min(earned, most) : earned,
        most,
        made: regular.length === 0 ? null : step.isCapped ? Math.min(1, made) : made,
      },
    ];
  });
  const sharing = parts.filter(({ isExtra, made }) => !isExtra && made !== null);
  const value =
    last?.by === 'points'
      ? parts.reduce((all, { earned }) => all + earned, 0) /
        sharing.reduce((all, { most }) => all + most, 0)
      : parts.reduce((all, { made, weight }) => all + (made ?? 0) * (weight ?? 0), 0) /
        sharing.reduce((all, { weight }) => all + (weight ?? 0), 0);
  if (!Number.isFinite(value)) return null;
  return (last?.isCapped ? Math.min(1, value) : value) * 10_000;
}

it('follows from its trace alone, to a hundredth of a percent', () => {
  check(({ scheme, items, marks }) => {
    const { percent, trace } = total(scheme, items, marks);
    const again = recomputed(trace);
    if (percent === null) expect(again).toBeNull();
    else expect(Math.abs((again ?? Number.NaN) - percent)).toBeLessThanOrEqual(0.5001);
  });
});

it('is the same in whatever order items, marks and categories without weights of their own come', () => {
  check(({ scheme, items, marks }) => {
    const made = total(scheme, items, marks);
    expect(total(scheme, items.toReversed(), marks.toReversed())).toEqual(made);
    const turned = { ...scheme, categories: scheme.categories.toReversed() };
    expect(total(turned, items, marks).percent).toBe(made.percent);
  });
});

it('says all of it in the shapes that are told', () => {
  check(({ scheme, items, marks }) => {
    expect(gradingSchemeSchema.parse(scheme)).toEqual(scheme);
    const { trace } = total(scheme, items, marks);
    expect(totalStepsSchema.parse(trace)).toEqual(trace);
    const told = trace.flatMap((step) =>
      step.step === 'item' || step.step === 'leftOut' ? [step.itemId] : [],
    );
    expect(told).toEqual(items.map(({ itemId }) => itemId));
  });
});

it('counts each item once, or says that it was dropped', () => {
  check(({ scheme, items, marks }) => {
    const { trace } = total(scheme, items, marks);
    const counted = trace.flatMap((step) => (step.step === 'item' ? [step.itemId] : []));
    const placed = trace.flatMap((step) =>
      step.step === 'category'
        ? [...step.counted, ...step.dropped.map(({ itemId }) => itemId)]
        : [],
    );
    expect(placed.toSorted()).toEqual(counted.toSorted());
  });
});

it('does not ask what is excused, open, waiting or kept out', () => {
  check(({ scheme, items, marks }) => {
    const { percent, trace } = total(scheme, items, marks);
    const out = new Set(trace.flatMap((step) => (step.step === 'leftOut' ? [step.itemId] : [])));
    const without = items.filter(({ itemId }) => !out.has(itemId));
    expect(total(scheme, without, marks).percent).toBe(percent);
  });
});

it('never falls by dropping the lowest, nor rises by dropping the highest', () => {
  check(({ scheme, items: all, marks }) => {
    // What is extra weighs more, the less it is beside.
    const items = all.filter(({ isExtra, most }) => !isExtra && most > 0);
    const by = (dropLowest: number, dropHighest: number) =>
      total(
        {
          ...scheme,
          categories: scheme.categories.map((one) => ({ ...one, dropLowest, dropHighest })),
          by: 'weights',
        },
        items,
        marks,
      ).percent ?? 0;
    expect(by(1, 0)).toBeGreaterThanOrEqual(by(0, 0));
    expect(by(2, 0)).toBeGreaterThanOrEqual(by(1, 0));
    expect(by(0, 1)).toBeLessThanOrEqual(by(0, 0));
  });
});

/**
 * A scheme whose totals never fall when a mark rises: what drops its highest, or drops by points beside others that are
 * counted by points, may leave out another item then, and weigh less.
 */
function steady(scheme: GradingScheme, at: 'weights' | 'points'): GradingScheme {
  const categories = scheme.categories.map((one) => ({
    ...one,
    dropHighest: 0,
    ...(at === 'points' && { dropLowest: 0 }),
  }));
  return { ...scheme, by: at, categories };
}
const kinds = fc.constantFrom('weights' as const, 'points' as const);

it('never falls by extra credit', () => {
  fc.assert(
    fc.property(arbitraryBook, kinds, ({ scheme, items, marks }, kind) => {
      const percent = (of: typeof items) => total(steady(scheme, kind), of, marks).percent ?? 0;
      const without = items.filter(({ isExtra, most }) => !isExtra && most > 0);
      expect(percent(items)).toBeGreaterThanOrEqual(percent(without));
    }),
    { numRuns: 400 },
  );
});

it('is at most a hundred percent where it is held to that', () => {
  check(({ scheme, items, marks }) => {
    expect(total({ ...scheme, isCapped: true }, items, marks).percent ?? 0).toBeLessThanOrEqual(
      10_000,
    );
  });
});

it('never falls when a mark rises', () => {
  fc.assert(
    fc.property(
      fc.tuple(arbitraryBook, kinds),
      fc.nat(),
      fc.integer({ min: 1, max: 50_000 }),
      ([{ scheme, items, marks }, kind], at, more) => {
        const marked = marks.filter(({ status }) => status === 'marked');
        const one = marked[at % Math.max(1, marked.length)];
        const risen = marks.map((mark) =>
          mark === one ? { ...mark, points: (mark.points ?? 0) + more } : mark,
        );
        const percent = (of: typeof marks) => total(steady(scheme, kind), items, of).percent ?? 0;
        expect(percent(risen)).toBeGreaterThanOrEqual(percent(marks));
      },
    ),
    { numRuns: 400 },
  );
});

const goals = fc.integer({ min: 0, max: 11_000 });

it('O25: what a plan says is needed brings the goal', () => {
  fc.assert(
    fc.property(arbitraryBook, goals, ({ scheme, items, marks }, goal) => {
      const told = plan(scheme, items, marks, goal);
      const at = (percent: number) =>
        total(scheme, items, withOpenAt(items, marks, percent)).shown ?? -1;
      if (told.answer === 'reached') expect(at(0)).toBeGreaterThanOrEqual(goal);
      if (told.answer === 'needs') expect(at(told.percent)).toBeGreaterThanOrEqual(goal);
      if (told.answer === 'outOfReach') {
        expect(at(10_000)).toBeLessThan(goal);
        expect(told.most ?? -1).toBe(at(10_000));
      }
    }),
    { numRuns: 400 },
  );
});

it('O25: and a hundredth of a percent less does not', () => {
  fc.assert(
    fc.property(fc.tuple(arbitraryBook, kinds), goals, ([book, kind], goal) => {
      const { items, marks } = book;
      const scheme = steady(book.scheme, kind);
      const told = plan(scheme, items, marks, goal);
      if (told.answer !== 'needs') return;
      const less = withOpenAt(items, marks, told.percent - 1);
      expect(total(scheme, items, less).shown ?? -1).toBeLessThan(goal);
    }),
    { numRuns: 400 },
  );
});
