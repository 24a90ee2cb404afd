import type { QuestionType } from '#shared/questions/question-types.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { said, written } from './arbitrary-parts.ts';

/** What stands in each secret of a planted question: words, ids, numbers as text, weights. */
export const canary = 'canary';
export const secretDecimal = '73317331';
export const secretWeight = 7331;
const secretPlace = 731;

const secret = (name: string) => `${canary} ${name}`;
const told = (name: string) => written(secret(name));
/** The ids of parts are secret, since a key names them. */
const id = (name: string) => `${canary}${name}`;

const common = (type: QuestionType) => ({
  stem: written(`This is asked: ${type}.`),
  audio: null,
  hints: [said(secret(`hint of ${type}`))],
  feedback: told(`feedback of ${type}`),
  belowZero: false,
});

const option = (at: number, weight: number) => ({
  optionId: id(`option${at}`),
  weight,
  feedback: told(`feedback of option ${at}`),
  keepLast: false,
});

const acceptedTexts = [
  { text: secret('accepted'), weight: 10_000, feedback: told('feedback of accepted') },
  { text: secret('nearly'), weight: secretWeight, feedback: told('feedback of nearly') },
];
const tolerance = { kind: 'absolute' as const, by: secretDecimal };
const acceptedNumbers = [
  { value: `1${secretDecimal}`, tolerance, weight: 10_000, feedback: told('feedback of number') },
  { value: `-${secretDecimal}`, tolerance, weight: secretWeight, feedback: null },
];
const unit = {
  isRequired: true,
  penalty: secretWeight,
  accepted: [{ unit: secret('unit'), factor: secretDecimal }],
};

/** One question of each type with a canary in everything that only its authors know; a type left out does not compile. */
export const plantedQuestions: { [T in QuestionType]: QuestionContentOf<T> } = {
  trueFalse: {
    type: 'trueFalse',
    ...common('trueFalse'),
    isTrue: true,
    whenTrue: told('when true'),
    whenFalse: told('when false'),
  },
  singleChoice: {
    type: 'singleChoice',
    ...common('singleChoice'),
    options: [
      { ...option(1, 10_000), text: written('One') },
      { ...option(2, secretWeight), text: written('Two') },
    ],
    shuffle: true,
  },
  multipleChoice: {
    type: 'multipleChoice',
    ...common('multipleChoice'),
    options: [
      { ...option(1, secretWeight), text: written('One'), isRight: true },
      { ...option(2, 10_000 - secretWeight), text: written('Two'), isRight: true },
      { ...option(3, -secretWeight), text: written('Three'), isRight: false },
    ],
    scheme: 'weights',
    shuffle: true,
  },
  shortText: {
    type: 'shortText',
    ...common('shortText'),
    accepted: acceptedTexts,
    matchCase: false,
    matchAccents: false,
  },
  numeric: { type: 'numeric', ...common('numeric'), accepted: acceptedNumbers, unit },
  cloze: {
    type: 'cloze',
    ...common('cloze'),
    stem: written('This is asked: cloze. [[1]] [[2]] [[3]]'),
    gaps: [
      {
        gapId: 1,
        share: 1,
        of: { type: 'shortText', accepted: acceptedTexts, matchCase: false, matchAccents: false },
      },
      { gapId: 2, share: 1, of: { type: 'numeric', accepted: acceptedNumbers, unit } },
      {
        gapId: 3,
        share: 1,
        of: {
          type: 'singleChoice',
          options: [
            { ...option(1, 10_000), text: said('One') },
            { ...option(2, secretWeight), text: said('Two') },
          ],
          shuffle: true,
        },
      },
    ],
  },
  matching: {
    type: 'matching',
    ...common('matching'),
    pairs: [
      { pairId: id('pair1'), left: written('Left one'), right: said('Right one') },
      { pairId: id('pair2'), left: written('Left two'), right: said('Right two') },
    ],
    distractors: [{ distractorId: id('pair3'), right: said('Right three') }],
    scheme: 'each',
  },
  ordering: {
    type: 'ordering',
    ...common('ordering'),
    items: [
      { itemId: id('item1'), text: written('One') },
      { itemId: id('item2'), text: written('Two') },
      { itemId: id('item3'), text: written('Three') },
    ],
    scheme: 'positions',
  },
  categorize: {
    type: 'categorize',
    ...common('categorize'),
    categories: [
      { categoryId: id('category1'), name: said('One') },
      { categoryId: id('category2'), name: said('Two') },
    ],
    items: [
      { itemId: id('item1'), text: written('First'), categoryId: id('category1') },
      { itemId: id('item2'), text: written('Second'), categoryId: id('category2') },
    ],
    offersNone: false,
    scheme: 'each',
  },
  hotspot: {
    type: 'hotspot',
    ...common('hotspot'),
    image: { mediaId: '', alt: said('A map') },
    areas: [
      {
        areaId: id('area1'),
        label: said(secret('label')),
        shape: { kind: 'rectangle', x: secretPlace, y: secretPlace, width: 137, height: 139 },
        isRight: true,
      },
    ],
    marks: 1,
    asList: false,
  },
  essay: {
    type: 'essay',
    ...common('essay'),
    lines: 5,
    minWords: null,
    maxWords: null,
    template: null,
    guide: told('guide'),
    sample: told('sample'),
  },
  file: {
    type: 'file',
    ...common('file'),
    accepts: ['application/pdf'],
    most: 1,
    mostBytes: null,
    guide: told('guide of files'),
  },
  formula: {
    type: 'formula',
    ...common('formula'),
    stem: written('This is asked: formula of {a}.'),
    variables: [{ name: 'a', from: '1', to: '9', decimals: 0 }],
    expression: `a + ${secretDecimal}`,
    tolerance,
    decimals: 2,
    unit,
  },
  survey: {
    type: 'survey',
    ...common('survey'),
    options: [
      { optionId: id('option1'), text: written('One') },
      { optionId: id('option2'), text: written('Two') },
    ],
    several: false,
    comment: false,
  },
};

/** The secrets of planted questions in a value as JSON would carry it, each with the way to it. */
export function secretsIn(value: unknown, way: string[] = []): string[] {
  const here = way.join('.');
  if (typeof value === 'string')
    return value.includes(canary) || value.includes(secretDecimal) ? [`${here}: ${value}`] : [];
  if (typeof value === 'number')
    return [secretWeight, -secretWeight, secretPlace].includes(value) ? [`${here}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [
    ...(name.includes(canary) ? [`${here}.${name}`] : []),
    ...secretsIn(one, [...way, name]),
  ]);
}
