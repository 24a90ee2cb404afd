import fc from 'fast-check';
import type { QuestionType } from '#shared/questions/question-types.ts';
import type { AskedOf, AskedQuestion, GivenAnswer, GivenOf } from '#shared/schemas/questions.ts';
import { word } from './arbitrary-parts.ts';

const idsOf = (parts: { id: string }[]) => parts.map(({ id }) => id);
const oneOf = (parts: { id: string }[]) => fc.constantFrom(...idsOf(parts));
const someOf = (parts: { id: string }[]) => fc.shuffledSubarray(idsOf(parts));

/** Something for some of the parts. */
const forSome = <T>(parts: { id: string }[], what: (id: string) => fc.Arbitrary<T>) =>
  someOf(parts).chain((some) => fc.tuple(...some.map(what)));

const typed = fc.record({
  number: fc.oneof(
    fc.constantFrom('', '0', '1,5', '-2.50', '1e3', '1.000,5', 'two', '１２', '−3', '2×10^3'),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one.toFixed(3).slice(0, 30)),
  ),
  unit: fc.constantFrom('', 'm', 'km', 'μm', 'parsec'),
});

/** Answers of each type as a learner may give them to what they are asked. */
const answers: {
  [T in QuestionType]: (asked: AskedOf<T>) => fc.Arbitrary<Omit<GivenOf<T>, 'type'>>;
} = {
  singleChoice: ({ options }) => fc.record({ choice: oneOf(options) }),
  multipleChoice: ({ options }) => fc.record({ choices: someOf(options) }),
  trueFalse: () => fc.record({ isTrue: fc.boolean() }),
  shortText: () => fc.record({ text: word }),
  numeric: () => typed,
  cloze: ({ gaps }) =>
    fc
      .shuffledSubarray(gaps)
      .chain((some) =>
        fc.tuple(
          ...some.map((gap): fc.Arbitrary<GivenOf<'cloze'>['gaps'][number]> => {
            const { gapId } = gap;
            if (gap.type === 'shortText')
              return word.map((text) => ({ type: gap.type, gapId, text }));
            if (gap.type === 'numeric')
              return typed.map((one) => ({ type: gap.type, gapId, ...one }));
            return oneOf(gap.options).map((choice) => ({ type: gap.type, gapId, choice }));
          }),
        ),
      )
      .map((given) => ({ gaps: given })),
  matching: ({ lefts, rights }) =>
    forSome(lefts, (left) => oneOf(rights).map((right) => ({ left, right }))).map((pairs) => ({
      pairs,
    })),
  ordering: ({ items }) =>
    fc
      .shuffledSubarray(idsOf(items), { minLength: items.length })
      .map((given) => ({ items: given })),
  categorize: ({ items, categories, offersNone }) =>
    forSome(items, (item) =>
      fc
        .constantFrom(...idsOf(categories), ...(offersNone ? [null] : []))
        .map((category) => ({ item, category })),
    ).map((given) => ({ items: given })),
  hotspot: ({ marks, areas }) =>
    fc
      .uniqueArray(
        fc.oneof(
          fc.record({ x: fc.nat(1000), y: fc.nat(1000) }),
          ...(areas ? [oneOf(areas).map((area) => ({ area }))] : []),
        ),
        { maxLength: marks, selector: (mark) => JSON.stringify(mark) },
      )
      .map((given) => ({ marks: given })),
  essay: () => fc.record({ text: fc.array(word).map((words) => words.join(' ')) }),
  file: ({ most }) =>
    fc
      .uniqueArray(
        fc.integer({ min: 10, max: 99 }).map((at) => `01J000000000000000000000${at}`),
        { maxLength: most },
      )
      .map((files) => ({ files })),
  formula: () => typed,
  survey: ({ options, several, comment }) =>
    fc.record({
      choices: several ? someOf(options) : oneOf(options).map((id) => [id]),
      comment: comment ? word : fc.constant(''),
    }),
};

/** An answer that a learner may give to what they are asked. */
export const arbitraryAnswer = (asked: AskedQuestion): fc.Arbitrary<GivenAnswer> =>
  (answers[asked.type] as (asked: AskedQuestion) => fc.Arbitrary<object>)(asked).map(
    (answer) => ({ type: asked.type, ...answer }) as GivenAnswer,
  );
