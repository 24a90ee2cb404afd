import { describe, expect, it } from 'vitest';
import type { QuestionContentOf, StoredOf } from '#shared/schemas/questions.ts';
import { createRandom, written } from '#test/questions/arbitrary-parts.ts';
import { creditOf, drawOf } from './play.ts';
import type { QuestionType } from './question-types.ts';

type Answer<T extends QuestionType> = Omit<StoredOf<T>, 'type'>;
type Own<T extends QuestionType> = Omit<QuestionContentOf<T>, keyof typeof common>;
/** An answer, what it earns of the question's points, and why: worked by hand from the rules, decision 0065. */
type Row<T extends QuestionType> = [
  question: Own<T>,
  answer: Answer<T> | null,
  credit: string,
  why: string,
];

const common = {
  stem: written('What?'),
  audio: null,
  hints: [],
  feedback: null,
  belowZero: false,
};

function works<T extends QuestionType>(name: string, rows: Row<T>[], belowZero = false) {
  describe.each([name])('%s', () => {
    it.each(rows)('%j, %j earns %s: %s', (own, answer, credit) => {
      const content = { ...common, ...own, belowZero } as unknown as QuestionContentOf<T>;
      const draw = drawOf(content, createRandom(1).below);
      const found = creditOf(
        content,
        draw,
        answer && ({ type: content.type, ...answer } as unknown as StoredOf<T>),
      );
      expect(found && `${found.part}/${found.of}`).toBe(credit);
    });
  });
}

const option = (optionId: string, weight: number, isRight = weight > 0) => ({
  optionId,
  text: written(optionId),
  weight,
  isRight,
  feedback: null,
  keepLast: false,
});
const options = (weights: Record<string, number>) =>
  Object.entries(weights).map(([id, weight]) => option(id, weight));

const one = (weights: Record<string, number>): Own<'singleChoice'> => ({
  type: 'singleChoice',
  options: options(weights),
  shuffle: true,
});
const single = one({ a: 10_000, b: 5000, c: 3333, d: 0, e: -2500 });
works<'singleChoice'>('one of several', [
  [single, { choice: 'a' }, '1/1', 'all of its weight'],
  [single, { choice: 'b' }, '1/2', 'half of it'],
  [single, { choice: 'c' }, '3333/10000', 'as it is written: a weight of its own is no third'],
  [single, { choice: 'd' }, '0/1', 'wrong'],
  [single, { choice: 'e' }, '0/1', 'below zero is nothing'],
  [single, { choice: 'gone' }, '0/1', 'an option that was removed'],
  [single, null, '0/1', 'not answered'],
]);
works<'singleChoice'>(
  'one of several, below zero',
  [
    [single, { choice: 'e' }, '-1/4', 'it costs a quarter'],
    [one({ a: 10_000, b: -10_000 }), { choice: 'b' }, '-1/1', 'it costs all'],
    [single, null, '0/1', 'not answering costs nothing'],
  ],
  true,
);

const some = (scheme: Own<'multipleChoice'>['scheme']): Own<'multipleChoice'> => ({
  type: 'multipleChoice',
  options: options({ a: 5000, b: 5000, c: -5000, d: -2500 }),
  scheme,
  shuffle: false,
});
const [strict, each, minus, weights] = [
  some('allOrNothing'),
  some('eachStatement'),
  some('rightMinusWrong'),
  some('weights'),
];
const thirds: Own<'multipleChoice'> = {
  ...weights,
  options: options({ a: 3333, b: 3333, c: 3333, d: -3333 }),
};
works<'multipleChoice'>('several', [
  [strict, { choices: ['a', 'b'] }, '1/1', 'both and no other'],
  [strict, { choices: ['b', 'a'] }, '1/1', 'in any order'],
  [strict, { choices: ['a'] }, '0/1', 'one is missing'],
  [strict, { choices: ['a', 'b', 'c'] }, '0/1', 'one too many'],
  [strict, { choices: [] }, '0/1', 'nothing chosen'],
  [each, { choices: ['a', 'b'] }, '1/1', 'four of four statements'],
  [each, { choices: ['a'] }, '3/4', 'b was left out'],
  [each, { choices: ['a', 'c'] }, '1/2', 'b is missing, c is wrong'],
  [each, { choices: ['c', 'd'] }, '0/1', 'each statement is wrong'],
  [each, { choices: ['a', 'b', 'c', 'd'] }, '1/2', 'all chosen: two are right'],
  [each, { choices: [] }, '0/1', 'who chooses nothing has not answered'],
  [minus, { choices: ['a', 'b'] }, '1/1', '2/2 − 0/2'],
  [minus, { choices: ['a'] }, '1/2', '1/2 − 0/2'],
  [minus, { choices: ['a', 'b', 'c'] }, '1/2', '2/2 − 1/2'],
  [minus, { choices: ['a', 'c'] }, '0/1', '1/2 − 1/2'],
  [minus, { choices: ['c'] }, '0/1', '0 − 1/2 is not below zero'],
  [minus, { choices: ['a', 'b', 'c', 'd'] }, '0/1', 'all chosen: 2/2 − 2/2'],
  [weights, { choices: ['a', 'b'] }, '1/1', '50 % + 50 %'],
  [weights, { choices: ['a'] }, '1/2', '50 %'],
  [weights, { choices: ['a', 'd'] }, '1/4', '50 % − 25 %'],
  [weights, { choices: ['a', 'c'] }, '0/1', '50 % − 50 %'],
  [weights, { choices: ['a', 'b', 'c', 'd'] }, '1/4', '100 % − 75 %'],
  [thirds, { choices: ['a'] }, '1/3', 'one of three equal parts is a third'],
  [thirds, { choices: ['a', 'b'] }, '2/3', 'two thirds'],
  [thirds, { choices: ['a', 'b', 'c'] }, '1/1', 'three thirds are all'],
  [thirds, { choices: ['a', 'b', 'd'] }, '1/3', 'two thirds less one'],
]);
works<'multipleChoice'>(
  'several, below zero',
  [
    [minus, { choices: ['c'] }, '-1/2', '0 − 1/2'],
    [minus, { choices: ['c', 'd'] }, '-1/1', '0 − 2/2'],
    [weights, { choices: ['c', 'd'] }, '-3/4', '−50 % − 25 %'],
    [strict, { choices: ['c'] }, '0/1', 'all or nothing has nothing to take'],
  ],
  true,
);

const yes: Own<'trueFalse'> = { type: 'trueFalse', isTrue: true, whenTrue: null, whenFalse: null };
works<'trueFalse'>('true or false', [
  [yes, { isTrue: true }, '1/1', 'it is'],
  [yes, { isTrue: false }, '0/1', 'it is not'],
  [{ ...yes, isTrue: false }, { isTrue: false }, '1/1', 'it is false, and so it was said'],
  [yes, null, '0/1', 'not answered is not false'],
]);

const text = (accepted: Record<string, number>, how = ''): Own<'shortText'> => ({
  type: 'shortText',
  accepted: Object.entries(accepted).map(([words, weight]) => ({
    text: words,
    weight,
    feedback: null,
  })),
  matchCase: how.includes('case'),
  matchAccents: how.includes('accents'),
});
const bogota = text({ Bogotá: 10_000, 'Bogot*': 5000 });
works<'shortText'>('a short text', [
  [bogota, { text: 'Bogotá' }, '1/1', 'as it is written'],
  [bogota, { text: 'BOGOTA' }, '1/1', 'case and accents do not matter'],
  [bogota, { text: '  bogotá\n' }, '1/1', 'white space around does not matter'],
  [bogota, { text: 'Bogota\u0301' }, '1/1', 'an accent that is written apart is the same'],
  [bogota, { text: 'Bogotta' }, '1/2', 'it fits the star'],
  [bogota, { text: 'Bogot' }, '1/2', 'a star may stand for nothing'],
  [bogota, { text: 'Santa Fe de Bogotá' }, '0/1', 'a key is the whole answer'],
  [bogota, { text: ' ' }, '0/1', 'nothing was written'],
  [text({ Bogotá: 10_000 }, 'accents'), { text: 'bogota' }, '0/1', 'its accent is missing'],
  [text({ Bogotá: 10_000 }, 'accents'), { text: 'BOGOTÁ' }, '1/1', 'case does not matter'],
  [text({ Bogotá: 10_000 }, 'case'), { text: 'bogotá' }, '0/1', 'its capital is missing'],
  [text({ Bogotá: 10_000 }, 'case'), { text: 'Bogota' }, '1/1', 'accents do not matter'],
  [text({ 'New York': 10_000 }), { text: 'new \t york' }, '1/1', 'white space is one space'],
  [text({ 'New York': 10_000 }), { text: 'newyork' }, '0/1', 'but not none'],
  [text({ 'a*b*c': 10_000 }), { text: 'a1b2c' }, '1/1', 'two stars'],
  [text({ 'a*b*c': 10_000 }), { text: 'acb' }, '0/1', 'in another order'],
  [text({ 'ab*bc': 10_000 }), { text: 'abc' }, '0/1', 'a letter fits once'],
  [text({ '2 \\* 3': 10_000 }), { text: '2 * 3' }, '1/1', 'a star that is a star'],
  [text({ '2 \\* 3': 10_000 }), { text: '2 + 3' }, '0/1', 'and nothing else'],
  [text({ 'a.c': 10_000 }), { text: 'abc' }, '0/1', 'a point is a point'],
  [text({ '*': 2500, yes: 10_000 }), { text: 'yes' }, '1/4', 'the first that fits counts'],
  [text({ Москва: 10_000 }), { text: 'МОСКВА' }, '1/1', 'case in other scripts'],
  [text({ 東京: 10_000 }), { text: '東京' }, '1/1', 'scripts without case'],
]);

const number = (
  value: string,
  tolerance: Own<'numeric'>['accepted'][number]['tolerance'],
  unit: Own<'numeric'>['unit'] = null,
): Own<'numeric'> => ({
  type: 'numeric',
  accepted: [{ value, tolerance, weight: 10_000, feedback: null }],
  unit,
});
const exactly = { kind: 'absolute', by: '0' } as const;
const by = (distance: string) => ({ kind: 'absolute', by: distance }) as const;
const percent = (part: string) => ({ kind: 'relative', by: part }) as const;
const digits = (count: number) => ({ kind: 'significant', digits: count }) as const;
const typed = (text: string, unit = '') => ({ number: text, unit });
const metres = (isRequired: boolean, penalty: number) => ({
  isRequired,
  penalty,
  accepted: [
    { unit: 'm', factor: '1' },
    { unit: 'km', factor: '1000' },
    { unit: 'µm', factor: '0.000001' },
  ],
});
const long = number('1500', by('1'), metres(true, 2500));
works<'numeric'>('a number', [
  [number('1.5', exactly), typed('1.5'), '1/1', 'the same'],
  [number('1.5', exactly), typed('1,5'), '1/1', 'with a comma'],
  [number('1.5', exactly), typed('+1.500'), '1/1', 'with a sign and more zeros'],
  [number('1.5', exactly), typed('15e-1'), '1/1', 'with an exponent'],
  [number('1.5', exactly), typed('.15×10^1'), '1/1', 'as it is printed'],
  [number('1.5', exactly), typed('1.5000001'), '0/1', 'not the same'],
  [number('1500', exactly), typed('1,500'), '0/1', 'thousands are not separated'],
  [number('1500', exactly), typed('1 500'), '0/1', 'by a space neither'],
  [number('-3', exactly), typed('−3'), '1/1', 'a printed minus'],
  [number('3', exactly), typed('three'), '0/1', 'no number'],
  [number('3', exactly), typed('3 m'), '0/1', 'no number alone'],
  [number('0', exactly), typed('-0'), '1/1', 'nothing has no sign'],
  [number('0.3', by('0.1')), typed('0.4'), '1/1', 'the edge belongs to it, where floats lose it'],
  [number('0.3', by('0.1')), typed('0.2'), '1/1', 'so does the lower one'],
  [number('0.3', by('0.1')), typed('0.40001'), '0/1', 'beyond it'],
  [number('200', percent('0.05')), typed('210'), '1/1', 'five percent'],
  [number('200', percent('0.05')), typed('210.1'), '0/1', 'a little more'],
  [number('-200', percent('0.05')), typed('-190'), '1/1', 'below zero too'],
  [number('0', percent('0.5')), typed('0.001'), '0/1', 'half of nothing is nothing'],
  [number('3.14159', digits(3)), typed('3.14'), '1/1', 'three digits'],
  [number('3.14159', digits(3)), typed('3.1449'), '1/1', 'rounded to them'],
  [number('3.14159', digits(3)), typed('3.1'), '0/1', 'too few'],
  [number('3.14159', digits(3)), typed('3.145'), '0/1', 'half goes up'],
  [number('123456', digits(2)), typed('1.2e5'), '1/1', 'of a large number'],
  [long, typed('1500', 'm'), '1/1', 'in the unit of the key'],
  [long, typed('1,5', 'km'), '1/1', 'in another'],
  [long, typed('1500000000', 'μm'), '1/1', 'mu is micro'],
  [long, typed('1500'), '3/4', 'the unit is missing: a quarter less'],
  [long, typed('1500', 'parsec'), '3/4', 'the unit is unknown'],
  [long, typed('1500', 'M'), '3/4', 'case matters in units'],
  [long, typed('1.5', 'm'), '0/1', 'another length'],
  [number('1500', exactly, metres(false, 2500)), typed('1500'), '1/1', 'none is required'],
  [
    number('1500', exactly, metres(false, 2500)),
    typed('1500', 'x'),
    '3/4',
    'but a wrong one costs',
  ],
  [number('1500', exactly, metres(true, 10_000)), typed('1500'), '0/1', 'nothing without a unit'],
]);

const gaps: Own<'cloze'> = {
  type: 'cloze',
  gaps: [
    { gapId: 1, share: 1, of: { ...text({ two: 10_000, zwei: 5000 }), type: 'shortText' } },
    { gapId: 2, share: 2, of: { ...number('3', exactly), type: 'numeric' } },
    {
      gapId: 3,
      share: 3,
      of: {
        type: 'singleChoice',
        shuffle: true,
        options: [
          { optionId: 'a', text: { en: 'a' }, weight: 10_000, feedback: null, keepLast: false },
          { optionId: 'b', text: { en: 'b' }, weight: -10_000, feedback: null, keepLast: false },
        ],
      },
    },
  ],
};
const first = (words: string) => ({ type: 'shortText' as const, gapId: 1, text: words });
const second = (words: string) => ({ type: 'numeric' as const, gapId: 2, ...typed(words) });
const third = (choice: string) => ({ type: 'singleChoice' as const, gapId: 3, choice });
works<'cloze'>('gaps', [
  [gaps, { gaps: [first('two'), second('3'), third('a')] }, '1/1', '1 + 2 + 3 of 6'],
  [gaps, { gaps: [third('a'), first('Two')] }, '2/3', '1 + 3 of 6'],
  [gaps, { gaps: [second('3,0')] }, '1/3', '2 of 6'],
  [gaps, { gaps: [first('two')] }, '1/6', '1 of 6'],
  [gaps, { gaps: [first('zwei')] }, '1/12', 'half of 1 of 6'],
  [gaps, { gaps: [first('two'), second('3'), third('b')] }, '0/1', '1 + 2 − 3'],
  [gaps, { gaps: [first(' '), second('')] }, '0/1', 'all still open'],
]);

const pair = (pairId: string, right: string) => ({
  pairId,
  left: written(pairId),
  right: { en: right },
});
const pairs = (scheme: Own<'matching'>['scheme']): Own<'matching'> => ({
  type: 'matching',
  pairs: [pair('a', 'one'), pair('b', 'two'), pair('c', 'two')],
  distractors: [{ distractorId: 'x', right: { en: 'four' } }],
  scheme,
});
const match = (all: Record<string, string>) => ({
  pairs: Object.entries(all).map(([left, right]) => ({ left, right })),
});
works<'matching'>('pairs', [
  [pairs('each'), match({ a: 'a', b: 'b', c: 'c' }), '1/1', 'three of three'],
  [pairs('each'), match({ a: 'a', b: 'c', c: 'b' }), '1/1', 'equal texts are one answer'],
  [pairs('each'), match({ a: 'a', b: 'x' }), '1/3', 'one right, one distractor, one open'],
  [pairs('each'), match({ a: 'b', b: 'a', c: 'a' }), '0/1', 'none'],
  [pairs('each'), match({}), '0/1', 'nothing given'],
  [pairs('allOrNothing'), match({ a: 'a', b: 'b', c: 'b' }), '1/1', 'all'],
  [pairs('allOrNothing'), match({ a: 'a', b: 'b' }), '0/1', 'one is open'],
]);

const order = (scheme: Own<'ordering'>['scheme'], items = 'abcd'): Own<'ordering'> => ({
  type: 'ordering',
  items: Array.from(items, (itemId) => ({ itemId, text: written(itemId) })),
  scheme,
});
const inOrder = (items: string) => ({ items: Array.from(items) });
works<'ordering'>('an order', [
  [order('allOrNothing'), inOrder('abcd'), '1/1', 'right'],
  [order('allOrNothing'), inOrder('abdc'), '0/1', 'not quite'],
  [order('positions'), inOrder('abcd'), '1/1', 'four places of four'],
  [order('positions'), inOrder('abdc'), '1/2', 'a and b are in theirs'],
  [order('positions'), inOrder('bcda'), '0/1', 'none is, though most follow one another'],
  [order('positions'), inOrder('dbca'), '1/2', 'b and c'],
  [order('neighbors'), inOrder('abcd'), '1/1', 'three of three'],
  [order('neighbors'), inOrder('bcda'), '2/3', 'bc and cd'],
  [order('neighbors'), inOrder('abdc'), '1/3', 'ab'],
  [order('neighbors'), inOrder('dcba'), '0/1', 'backwards'],
]);

const sort = (scheme: Own<'categorize'>['scheme']): Own<'categorize'> => ({
  type: 'categorize',
  categories: ['p', 'q'].map((categoryId) => ({ categoryId, name: { en: categoryId } })),
  items: Object.entries({ a: 'p', b: 'p', c: 'q', n: null }).map(([itemId, categoryId]) => ({
    itemId,
    text: written(itemId),
    categoryId,
  })),
  offersNone: true,
  scheme,
});
const put = (all: Record<string, string | null>) => ({
  items: Object.entries(all).map(([item, category]) => ({ item, category })),
});
works<'categorize'>('categories', [
  [sort('each'), put({ a: 'p', b: 'p', c: 'q', n: null }), '1/1', 'three of three'],
  [sort('each'), put({ a: 'p', b: 'p', c: 'q' }), '1/1', 'what is left belongs nowhere'],
  [sort('each'), put({ a: 'p', b: 'q', c: 'q' }), '2/3', 'b is wrong'],
  [sort('each'), put({ a: 'p', b: 'p', c: 'q', n: 'q' }), '2/3', 'n takes one away'],
  [sort('each'), put({ n: 'p' }), '0/1', 'not below zero'],
  [sort('allOrNothing'), put({ a: 'p', b: 'p', c: 'q', n: null }), '1/1', 'all'],
  [sort('allOrNothing'), put({ a: 'p', b: 'p', c: 'q', n: 'p' }), '0/1', 'n is wrong'],
  [sort('allOrNothing'), put({ a: 'p', b: 'p' }), '0/1', 'c is missing'],
]);

const picture: Own<'hotspot'> = {
  type: 'hotspot',
  image: null,
  areas: [
    { shape: { kind: 'rectangle' as const, x: 0, y: 0, width: 100, height: 100 }, isRight: true },
    {
      shape: { kind: 'ellipse' as const, x: 500, y: 500, radiusX: 50, radiusY: 20 },
      isRight: true,
    },
    { shape: { kind: 'rectangle' as const, x: 800, y: 0, width: 50, height: 50 }, isRight: false },
  ].map((area, at) => ({ areaId: 'abc'.charAt(at), label: { en: 'area' }, ...area })),
  marks: 4,
  asList: true,
};
const at = (...points: [number, number][]) => ({ marks: points.map(([x, y]) => ({ x, y })) });
works<'hotspot'>('a picture', [
  [picture, at([50, 50], [500, 500]), '1/1', 'two of two'],
  [picture, at([100, 100], [550, 500]), '1/1', 'edges belong to them'],
  [picture, at([101, 100], [550, 501]), '0/1', 'just outside'],
  [picture, at([50, 50]), '1/2', 'one of two'],
  [picture, at([50, 50], [820, 20]), '1/2', 'no more marks than right areas: none is taken off'],
  [picture, at([50, 50], [500, 500], [820, 20]), '1/2', 'one more, which is wrong'],
  [picture, at([50, 50], [500, 500], [60, 60]), '1/1', 'one more, in a right area'],
  [picture, at([50, 50], [500, 500], [820, 20], [700, 700]), '0/1', 'two more, both wrong'],
  [picture, { marks: [{ area: 'a' }, { x: 500, y: 500 }] }, '1/1', 'by its label'],
  [picture, { marks: [{ area: 'c' }] }, '0/1', 'the wrong one'],
]);

const sum: Own<'formula'> = {
  type: 'formula',
  variables: [{ name: 'a', values: ['0.1'] }],
  expression: 'a + 0.2',
  tolerance: exactly,
  decimals: null,
  unit: null,
};
works<'formula'>('a formula', [
  [sum, typed('0.3'), '1/1', 'a tenth and two tenths, which floats miss'],
  [sum, typed('0.30000000000000004'), '0/1', 'as floats would have it'],
  [{ ...sum, expression: '2/3', decimals: 2 }, typed('0,67'), '1/1', 'rounded before comparing'],
  [{ ...sum, expression: '2/3', decimals: 2 }, typed('0.667'), '0/1', 'more than was asked for'],
  [{ ...sum, expression: '2/3', tolerance: by('0.01') }, typed('0.66'), '1/1', 'near enough'],
  [{ ...sum, expression: '1/0' }, typed('0'), '0/1', 'no key, nothing to earn'],
]);
