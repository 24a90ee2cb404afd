import type { Language, LocalizedText } from '#shared/policies/languages.ts';
import type { QuestionType } from '#shared/questions/question-types.ts';
import type { QuestionContent, QuestionContentOf } from '#shared/schemas/questions.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { fileGroups } from '#web/components/uploads/file-groups.ts';
import { newPartId } from './form/new-part-id.ts';

/** Texts in which nothing is written yet. */
type Empty = { rich: LocalizedRichText; line: LocalizedText };

const commonOf = ({ rich }: Empty) => ({
  stem: rich,
  audio: null,
  hints: [],
  feedback: null,
  belowZero: false,
});

type Beginning<T extends QuestionType> = (empty: Empty) => QuestionContentOf<T>;

const whole = 10_000;

const option = ({ rich }: Empty, weight: number) => ({
  optionId: newPartId(),
  text: rich,
  weight,
  feedback: null,
  keepLast: false,
});

/** A new question of each type. */
const beginnings: { [T in QuestionType]: Beginning<T> } = {
  singleChoice: (empty) => ({
    type: 'singleChoice',
    ...commonOf(empty),
    options: [option(empty, whole), option(empty, 0), option(empty, 0)],
    shuffle: true,
  }),
  multipleChoice: (empty) => ({
    type: 'multipleChoice',
    ...commonOf(empty),
    options: [true, true, false, false].map((isRight) => ({ ...option(empty, 0), isRight })),
    scheme: 'rightMinusWrong',
    shuffle: true,
  }),
  trueFalse: (empty) => ({
    type: 'trueFalse',
    ...commonOf(empty),
    isTrue: true,
    whenTrue: null,
    whenFalse: null,
  }),
  shortText: (empty) => ({
    type: 'shortText',
    ...commonOf(empty),
    accepted: [{ text: '', weight: whole, feedback: null }],
    matchCase: false,
    matchAccents: false,
  }),
  numeric: (empty) => ({ type: 'numeric', ...commonOf(empty), accepted: [], unit: null }),
  cloze: (empty) => ({ type: 'cloze', ...commonOf(empty), gaps: [] }),
  matching: (empty) => ({
    type: 'matching',
    ...commonOf(empty),
    pairs: Array.from({ length: 3 }, () => ({
      pairId: newPartId(),
      left: empty.rich,
      right: empty.line,
    })),
    distractors: [],
    scheme: 'each',
  }),
  ordering: (empty) => ({
    type: 'ordering',
    ...commonOf(empty),
    items: Array.from({ length: 3 }, () => ({ itemId: newPartId(), text: empty.rich })),
    scheme: 'positions',
  }),
  categorize: (empty) => {
    const categories = Array.from({ length: 2 }, () => ({
      categoryId: newPartId(),
      name: empty.line,
    }));
    const items = categories.map(({ categoryId }) => ({
      itemId: newPartId(),
      text: empty.rich,
      categoryId,
    }));
    return {
      type: 'categorize',
      ...commonOf(empty),
      categories,
      items,
      offersNone: false,
      scheme: 'each',
    };
  },
  hotspot: (empty) => ({
    type: 'hotspot',
    ...commonOf(empty),
    image: null,
    areas: [],
    marks: 1,
    asList: true,
  }),
  essay: (empty) => ({
    type: 'essay',
    ...commonOf(empty),
    lines: 10,
    minWords: null,
    maxWords: null,
    template: null,
    guide: null,
    sample: null,
  }),
  file: (empty) => ({
    type: 'file',
    ...commonOf(empty),
    accepts: [...fileGroups.documents, ...fileGroups.pictures],
    most: 1,
    mostBytes: null,
    guide: null,
  }),
  formula: (empty) => ({
    type: 'formula',
    ...commonOf(empty),
    variables: ['x', 'y'].map((name) => ({ name, from: '1', to: '10', decimals: 0 })),
    expression: '',
    tolerance: { kind: 'absolute', by: '0' },
    decimals: null,
    unit: null,
  }),
  survey: (empty) => ({
    type: 'survey',
    ...commonOf(empty),
    options: Array.from({ length: 3 }, () => ({ optionId: newPartId(), text: empty.rich })),
    several: false,
    comment: false,
  }),
};

/** A question before anything is written in it, in the language of whoever begins it. */
export const newContent = (type: QuestionType, language: Language): QuestionContent =>
  beginnings[type]({
    rich: { [language]: { type: 'doc', content: [] } },
    line: { [language]: '' },
  });
