import { describe, expect, it } from 'vitest';
import {
  givenAnswerSchema,
  newQuestion,
  type QuestionContent,
  questionContentSchema,
  type QuestionContentOf,
} from '#shared/schemas/questions.ts';
import { lacksOf, mediaOf, namedMedia, textsOf } from './registry.ts';

const says = (...texts: string[]) => ({
  en: {
    type: 'doc' as const,
    content: texts.map((text) => ({
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text }],
    })),
  },
});
const common = {
  stem: says('How many?'),
  audio: null,
  hints: [],
  feedback: null,
  belowZero: false,
};
const option = (optionId: string, weight: number) => ({
  optionId,
  text: says(optionId),
  weight,
  feedback: null,
  keepLast: false,
});
const single: QuestionContentOf<'singleChoice'> = {
  type: 'singleChoice',
  ...common,
  options: [option('a', 10_000), option('b', 0)],
  shuffle: true,
};
const codes = (content: QuestionContent) => lacksOf(content).map(({ code }) => code);
const issues = (content: unknown) =>
  questionContentSchema
    .safeParse(content)
    .error?.issues.map(({ message, path }) => [message, ...path]);

it('a question without any sense can be stored, and says what it lacks', () => {
  const empty: QuestionContent = {
    ...single,
    stem: { en: { type: 'doc', content: [] } },
    options: [],
  };
  expect(questionContentSchema.parse(empty)).toEqual(empty);
  expect(codes(empty)).toEqual(['empty_stem', 'too_few_parts', 'no_right_answer']);
  expect(lacksOf(single)).toEqual([]);
});

describe('the schema refuses', () => {
  it.each([
    [
      'two options of one id',
      { options: [option('a', 1), option('a', 2)] },
      ['repeated', 'options'],
    ],
    ['a field that no question has', { isCorrect: true }, ['Unrecognized key: "isCorrect"']],
    ['more than all', { options: [option('a', 10_001)] }],
    ['an id that is a sentence', { options: [option('a b', 1)] }],
  ])('%s', (_, part, ...found) => {
    const told = issues({ ...single, ...part });
    expect(told).toHaveLength(1);
    if (found.length > 0) expect(told).toEqual(found);
  });

  it('a question of more than 60,000 bytes', () => {
    const long = { ...single, stem: says(...Array.from({ length: 7 }, () => 'x'.repeat(9_000))) };
    expect(issues(long)).toEqual([['too_large']]);
  });

  it('an item of a category that is not there', () => {
    const content: QuestionContentOf<'categorize'> = {
      type: 'categorize',
      ...common,
      categories: [{ categoryId: 'c', name: { en: 'C' } }],
      items: [{ itemId: 'i', text: says('I'), categoryId: 'd' }],
      offersNone: false,
      scheme: 'each',
    };
    expect(issues(content)).toEqual([['unknown_category', 'items']]);
  });

  it('case 38: a score, a second choice or the wrong shape in an answer', () => {
    const given = { type: 'singleChoice', choice: 'abcdefg2' };
    const isTaken = (answer: unknown) => givenAnswerSchema.safeParse(answer).success;
    expect(isTaken(given)).toBe(true);
    expect(isTaken({ ...given, points: 1 })).toBe(false);
    expect(isTaken({ ...given, choice: ['abcdefg2', 'abcdefg3'] })).toBe(false);
    expect(isTaken({ type: 'multipleChoice', choices: ['abcdefg2', 'abcdefg2'] })).toBe(false);
    expect(isTaken({ type: 'numeric', number: Number.NaN, unit: '' })).toBe(false);
  });

  it('a head with a tag twice, however it is written', () => {
    expect(newQuestion.tags.safeParse(['Álgebra', 'algebra']).success).toBe(false);
    expect(newQuestion.tags.safeParse(['Álgebra', 'Geometría']).success).toBe(true);
  });
});

it('what learners paste is taken without what nobody sees', () => {
  const given = { type: 'shortText', text: 'a\u200Bb\u0000\tc\uD800' };
  expect(givenAnswerSchema.parse(given)).toEqual({ type: 'shortText', text: 'ab\tc\uFFFD' });
});

describe('lacks', () => {
  it('a translation of a part, where the stem is there in both languages', () => {
    const both = { ...common.stem, es: common.stem.en };
    expect(lacksOf({ ...single, stem: both })).toEqual([
      { code: 'missing_translation', path: ['options', 0, 'text'] },
      { code: 'missing_translation', path: ['options', 1, 'text'] },
    ]);
  });

  it('weights that come to all, and a wrong choice that costs', () => {
    const option = (optionId: string, isRight: boolean, weight: number) => ({
      optionId,
      text: says(optionId),
      isRight,
      weight,
      feedback: null,
      keepLast: false,
    });
    const content: QuestionContentOf<'multipleChoice'> = {
      type: 'multipleChoice',
      ...common,
      options: [option('a', true, 5000), option('b', true, 4000), option('c', false, 0)],
      scheme: 'weights',
      shuffle: false,
    };
    expect(codes(content)).toEqual(['weights_total', 'all_chosen_is_right']);
    const thirds = ['a', 'b', 'c'].map((id) => option(id, true, 3333));
    expect(codes({ ...content, options: [...thirds, option('d', false, -3333)] })).toEqual([]);
    expect(codes({ ...content, scheme: 'eachStatement' })).toEqual([]);
  });

  it('a marker for each gap, and a gap for each marker, in each language', () => {
    const gap = (gapId: number) => ({
      gapId,
      share: 1,
      of: {
        type: 'shortText' as const,
        accepted: [{ text: 'two', weight: 10_000, feedback: null }],
        matchCase: false,
        matchAccents: false,
      },
    });
    const content: QuestionContentOf<'cloze'> = {
      type: 'cloze',
      ...common,
      stem: says('One, [[1]], three'),
      gaps: [gap(1)],
    };
    expect(codes(content)).toEqual([]);
    expect(codes({ ...content, gaps: [gap(1), gap(2)] })).toEqual(['gap_without_marker']);
    expect(codes({ ...content, gaps: [] })).toEqual(['too_few_parts', 'marker_without_gap']);
    expect(codes({ ...content, stem: says('[[1]] and [[1]]') })).toEqual(['repeated_marker']);
    const coded = { type: 'codeBlock', attrs: { language: null } } as const;
    const stem = says('[[1]]').en;
    const code = { ...coded, content: [{ type: 'text' as const, text: 'x[[2]]' }] };
    expect(
      codes({ ...content, stem: { en: { ...stem, content: [...stem.content, code] } } }),
    ).toEqual([]);
  });
});

it('names the files of a question each as what it is, in its field', () => {
  const picture = {
    en: {
      type: 'doc' as const,
      content: [{ type: 'image' as const, attrs: { mediaId: 'B', alt: null, decorative: false } }],
    },
  };
  const content: QuestionContent = {
    type: 'hotspot',
    ...common,
    audio: 'A',
    feedback: picture,
    image: { mediaId: 'C', alt: null },
    areas: [],
    marks: 1,
    asList: false,
  };
  expect(namedMedia(content)).toEqual([
    { mediaId: 'A', use: 'audio', path: ['audio'] },
    { mediaId: 'B', use: 'image', path: ['feedback'] },
    { mediaId: 'C', use: 'image', path: ['image', 'mediaId'] },
  ]);
  expect(mediaOf({ ...content, audio: 'C' })).toEqual(['C', 'B']);
  expect(textsOf(content).map(({ path }) => path.join('.'))).toEqual(['stem', 'feedback']);
  expect(codes(content)).toEqual(['picture_without_alt', 'picture_without_alt', 'no_right_answer']);
});
