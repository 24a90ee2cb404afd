import fc from 'fast-check';
import type { QuestionType } from '#shared/questions/question-types.ts';
import type { QuestionContent, QuestionContentOf } from '#shared/schemas/questions.ts';
import {
  common,
  decimal,
  distance,
  feedback,
  ids,
  rich,
  said,
  weight,
  withFullWeight,
  word,
  written,
} from './arbitrary-parts.ts';

type Content<T extends QuestionType> = fc.Arbitrary<QuestionContentOf<T>>;

/** A content of one type over what all have. */
const questionOf = <T extends QuestionType, S>(type: T, own: fc.Arbitrary<S>) =>
  fc.tuple(common, own).map(([shared, rest]) => ({ type, ...shared, ...rest }));

const several = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.array(arbitrary, { minLength: 20, maxLength: 20 });
const listOf = <T>(values: T[], at: number): T => values[at % values.length] as T;

const options = <T>(text: fc.Arbitrary<T>) =>
  fc
    .tuple(ids(2, 8), several(text), several(feedback), several(fc.boolean()), several(weight))
    .map(([names, texts, said, last, weights]) =>
      withFullWeight(
        names.map((optionId, at) => ({
          optionId,
          text: listOf(texts, at),
          feedback: listOf(said, at),
          keepLast: listOf(last, at),
        })),
        weights,
      ),
    );

const plain = word.map(said);

const shortTextKey = fc
  .record({
    texts: fc.array(word, { minLength: 1, maxLength: 5 }),
    weights: several(weight),
    said: several(feedback),
    matchCase: fc.boolean(),
    matchAccents: fc.boolean(),
  })
  .map(({ texts, weights, said, ...rest }) => ({
    ...rest,
    accepted: withFullWeight(
      texts.map((text, at) => ({ text, feedback: listOf(said, at) })),
      weights,
    ),
  }));

const tolerance = fc.oneof(
  distance.map((by) => ({ kind: 'absolute' as const, by })),
  fc.constantFrom('0', '0.01', '0.5').map((by) => ({ kind: 'relative' as const, by })),
  fc.integer({ min: 1, max: 15 }).map((digits) => ({ kind: 'significant' as const, digits })),
);

const unit = fc.option(
  fc.record({
    isRequired: fc.boolean(),
    penalty: fc.integer({ min: 0, max: 10_000 }),
    accepted: fc.constantFrom<{ unit: string; factor: string }[]>(
      [{ unit: 'm', factor: '1' }],
      [
        { unit: 'km', factor: '1000' },
        { unit: 'm', factor: '1' },
        { unit: 'µm', factor: '1e-6' },
      ],
    ),
  }),
  { nil: null },
);

const numericKey = fc
  .record({
    values: fc.array(decimal, { minLength: 1, maxLength: 4 }),
    tolerances: several(tolerance),
    weights: several(weight),
    said: several(feedback),
    unit,
  })
  .map(({ values, tolerances, weights, said, unit }) => ({
    unit,
    accepted: withFullWeight(
      values.map((value, at) => ({
        value,
        tolerance: listOf(tolerances, at),
        feedback: listOf(said, at),
      })),
      weights,
    ),
  }));

const gap = fc.oneof(
  shortTextKey.map((key) => ({ type: 'shortText' as const, ...key })),
  numericKey.map((key) => ({ type: 'numeric' as const, ...key })),
  fc.record({
    type: fc.constant('singleChoice' as const),
    options: options(plain),
    shuffle: fc.boolean(),
  }),
);

const scheme = fc.constantFrom('each' as const, 'allOrNothing' as const);

const shape = fc.oneof(
  fc
    .tuple(fc.nat(900), fc.nat(900), fc.integer({ min: 1, max: 100 }))
    .map(([x, y, side]) => ({ kind: 'rectangle' as const, x, y, width: side, height: side })),
  fc
    .tuple(fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 1000 }), fc.nat(99))
    .map(([x, y, radiusX, radius]) => ({
      kind: 'ellipse' as const,
      x,
      y,
      radiusX,
      radiusY: radius + 1,
    })),
  fc
    .array(fc.record({ x: fc.nat(1000), y: fc.nat(1000) }), { minLength: 3, maxLength: 8 })
    .map((points) => ({ kind: 'polygon' as const, points })),
);

/** Questions of each type that have nothing wrong, as `lacksOf` says. */
export const arbitraryQuestions: { [T in QuestionType]: Content<T> } = {
  singleChoice: questionOf(
    'singleChoice',
    fc.record({ options: options(rich), shuffle: fc.boolean() }),
  ),
  multipleChoice: questionOf(
    'multipleChoice',
    fc
      .record({
        options: options(rich),
        rights: several(fc.boolean()),
        scheme: fc.constantFrom('allOrNothing', 'eachStatement', 'rightMinusWrong', 'weights'),
        shuffle: fc.boolean(),
      })
      .map(({ options, rights, scheme, shuffle }) => {
        const marked = options.map((one, at) => ({
          ...one,
          isRight: at === 0 || (at > 1 && listOf(rights, at)),
        }));
        const right = marked.filter(({ isRight }) => isRight).length;
        // So that all right ones together earn all, and wrong ones cost.
        const weighted = marked.map((one) => ({
          ...one,
          weight: one.isRight ? Math.floor(10_000 / right) : -5000,
        }));
        return { options: weighted, scheme, shuffle } as const;
      }),
  ),
  trueFalse: questionOf(
    'trueFalse',
    fc.record({ isTrue: fc.boolean(), whenTrue: feedback, whenFalse: feedback }),
  ),
  shortText: questionOf('shortText', shortTextKey),
  numeric: questionOf('numeric', numericKey),
  cloze: questionOf(
    'cloze',
    fc
      .tuple(
        fc.array(gap, { minLength: 1, maxLength: 6 }),
        several(fc.integer({ min: 1, max: 100 })),
      )
      .map(([gaps, shares]) => ({
        stem: written(gaps.map((_, at) => `Gap [[${at + 1}]]`).join(', ')),
        gaps: gaps.map((of, at) => ({ gapId: at + 1, share: listOf(shares, at), of })),
      })),
  ),
  matching: questionOf(
    'matching',
    fc
      .record({
        names: ids(4, 10),
        pairs: fc.integer({ min: 2, max: 4 }),
        lefts: several(rich),
        rights: several(plain),
        scheme,
      })
      .map(({ names, pairs, lefts, rights, scheme }) => ({
        pairs: names.slice(0, pairs).map((pairId, at) => ({
          pairId,
          left: listOf(lefts, at),
          right: listOf(rights, at),
        })),
        distractors: names
          .slice(pairs)
          .map((distractorId, at) => ({ distractorId, right: listOf(rights, pairs + at) })),
        scheme,
      })),
  ),
  ordering: questionOf(
    'ordering',
    fc
      .record({
        names: ids(2, 10),
        texts: several(rich),
        scheme: fc.constantFrom(
          'allOrNothing' as const,
          'positions' as const,
          'neighbors' as const,
        ),
      })
      .map(({ names, texts, scheme }) => ({
        items: names.map((itemId, at) => ({ itemId, text: listOf(texts, at) })),
        scheme,
      })),
  ),
  categorize: questionOf(
    'categorize',
    fc
      .record({
        categories: ids(2, 5),
        items: ids(2, 12),
        texts: several(rich),
        names: several(plain),
        places: several(fc.nat(5)),
        offersNone: fc.boolean(),
        scheme,
      })
      .map(({ categories, items, texts, names, places, offersNone, scheme }) => ({
        categories: categories.map((categoryId, at) => ({ categoryId, name: listOf(names, at) })),
        items: items.map((itemId, at) => {
          const place = listOf(places, at);
          const isNowhere = offersNone && place === 5 && at > 0;
          return {
            itemId,
            text: listOf(texts, at),
            categoryId: isNowhere ? null : listOf(categories, place),
          };
        }),
        offersNone,
        scheme,
      })),
  ),
  hotspot: questionOf(
    'hotspot',
    fc
      .record({
        names: ids(1, 6),
        labels: several(plain),
        shapes: several(shape),
        rights: several(fc.boolean()),
        marks: fc.integer({ min: 6, max: 10 }),
        asList: fc.boolean(),
      })
      .map(({ names, labels, shapes, rights, marks, asList }) => ({
        image: { mediaId: '01J00000000000000000000001', alt: said('A map') },
        areas: names.map((areaId, at) => ({
          areaId,
          label: listOf(labels, at),
          shape: listOf(shapes, at),
          isRight: at === 0 || listOf(rights, at),
        })),
        marks,
        asList,
      })),
  ),
  essay: questionOf(
    'essay',
    fc.record({
      lines: fc.integer({ min: 1, max: 60 }),
      minWords: fc.option(fc.integer({ min: 1, max: 50 }), { nil: null }),
      maxWords: fc.option(fc.integer({ min: 50, max: 5000 }), { nil: null }),
      template: fc.option(plain, { nil: null }),
      guide: feedback,
      sample: feedback,
    }),
  ),
  file: questionOf(
    'file',
    fc.record({
      accepts: fc.constantFrom<('application/pdf' | 'text/csv')[]>(
        ['application/pdf'],
        ['application/pdf', 'text/csv'],
      ),
      most: fc.integer({ min: 1, max: 10 }),
      mostBytes: fc.option(fc.integer({ min: 1, max: 2_000_000_000 }), { nil: null }),
      guide: feedback,
    }),
  ),
  formula: questionOf(
    'formula',
    fc
      .record({
        formula: fc.constantFrom(
          'a + b',
          'a * b / 3',
          'sqrt(a^2 + b^2)',
          '-a^2 + b',
          'max(a, b) - pi',
        ),
        from: fc.integer({ min: 1, max: 9 }),
        decimals: fc.integer({ min: 0, max: 4 }),
        result: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
        values: fc.array(
          decimal.filter((value) => /^-?\d{1,9}(\.\d{1,9})?$/.test(value)),
          { minLength: 1, maxLength: 5 },
        ),
        by: fc.constantFrom('0.01', '1'),
        unit,
      })
      .map(({ formula, from, decimals, result, values, by, unit }) => ({
        stem: written('What comes of {a} and {b}?'),
        variables: [
          { name: 'a', from: String(from), to: String(from + 20), decimals },
          { name: 'b', values },
        ],
        expression: formula,
        tolerance: { kind: 'absolute' as const, by },
        decimals: result,
        unit,
      })),
  ),
  survey: questionOf(
    'survey',
    fc
      .record({
        names: ids(2, 8),
        texts: several(rich),
        several: fc.boolean(),
        comment: fc.boolean(),
      })
      .map(({ names, texts, several, comment }) => ({
        options: names.map((optionId, at) => ({ optionId, text: listOf(texts, at) })),
        several,
        comment,
      })),
  ),
};

/** A question of any type. */
export const arbitraryQuestion: fc.Arbitrary<QuestionContent> = fc.oneof(
  ...Object.values(arbitraryQuestions),
);
