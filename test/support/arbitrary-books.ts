import fc from 'fast-check';
import type { CountedItem, GradeCategory, GradingScheme } from '#shared/schemas/grading.ts';
import type { CountedMark } from '#shared/grading/total.ts';
import { idOf } from './book-of.ts';

const points = fc.integer({ min: 0, max: 400_000 });
const drops = fc.integer({ min: 0, max: 2 });

const category = (at: number): fc.Arbitrary<GradeCategory> =>
  fc.record({
    categoryId: fc.constant(idOf('C', at)),
    title: fc.constant({ en: `Category ${at}` }),
    weight: fc.integer({ min: 0, max: 10_000 }),
    itemsCount: fc.constantFrom('byPoints', 'equally'),
    dropLowest: drops,
    dropHighest: drops,
    isExtra: fc.boolean(),
    isCapped: fc.boolean(),
  });

export const arbitraryScheme: fc.Arbitrary<GradingScheme> = fc
  .integer({ min: 0, max: 3 })
  .chain((many) =>
    fc.record({
      by: fc.constantFrom('points', 'weights'),
      categories: fc.tuple(...Array.from({ length: many }, (_, at) => category(at))),
      missing: fc.constantFrom('nothing', 'zero'),
      isCapped: fc.boolean(),
      rounding: fc.record({
        decimals: fc.integer({ min: 0, max: 2 }),
        mode: fc.constantFrom('halfUp', 'up', 'down'),
      }),
      letters: fc.constant([]),
      passFrom: fc.constant(null),
    }),
  );

const item = (at: number, categories: GradeCategory[]): fc.Arbitrary<CountedItem> =>
  fc.record({
    itemId: fc.constant(idOf('T', at)),
    categoryId: fc.constantFrom(null, ...categories.map(({ categoryId }) => categoryId)),
    most: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 300_000 }) }, fc.constant(0)),
    isExtra: fc.boolean(),
    isKeptOut: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  });

const mark = ({ itemId }: CountedItem): fc.Arbitrary<CountedMark> =>
  fc.oneof(
    { weight: 4, arbitrary: points.map((value) => ({ itemId, status: 'marked', points: value })) },
    fc
      .constantFrom('open', 'waiting', 'missing', 'excused')
      .map((status) => ({ itemId, status, points: null })),
  ) as fc.Arbitrary<CountedMark>;

/** Any scheme, with items in its categories and marks for them. */
export const arbitraryBook = fc
  .tuple(arbitraryScheme, fc.integer({ min: 0, max: 9 }))
  .chain(([scheme, many]) =>
    fc
      .tuple(...Array.from({ length: many }, (_, at) => item(at, scheme.categories)))
      .chain((items) =>
        fc.record({
          scheme: fc.constant(scheme),
          items: fc.constant(items),
          marks: fc.tuple(...items.map(mark)),
        }),
      ),
  );
