import type { QuestionContent, QuestionContentOf } from '#shared/schemas/questions.ts';
import { type RawText, plain } from '../text/raw-text.ts';
import { choiceOf } from './choice-of.ts';
import { type CommonContent, commonOf } from './common-of.ts';
import { formulaKeyOf, numberKeyOf, textKeyOf } from './key-of.ts';
import { Kit } from './kit.ts';
import type { RawBody, RawGap, RawQuestion } from './raw-question.ts';

type Raw<T extends RawBody['type']> = Extract<RawBody, { type: T }>;
type Gap = QuestionContentOf<'cloze'>['gaps'][number]['of'];

const most = { parts: 20, gaps: 50, words: 5000, template: 5000, types: 20, files: 10 };

/** Not more parts than a question has; the others are told. */
function atMost<T>(parts: readonly T[], count: number, kit: Kit): T[] {
  if (parts.length > count) kit.notes.add('options_dropped');
  return parts.slice(0, count);
}

function gapOf(gap: RawGap, kit: Kit): Gap {
  switch (gap.type) {
    case 'choice': {
      const inGap = new Kit(kit.texts, kit.notes);
      if (!gap.options.some(({ weight }) => weight === 10_000)) kit.notes.add('no_right_answer');
      return {
        type: 'singleChoice',
        options: atMost(gap.options, most.parts, kit).map((option) => ({
          optionId: inGap.idOf(option.text.text, option.id),
          text: inGap.line(option.text),
          weight: option.weight,
          feedback: inGap.feedback(option.feedback),
          keepLast: option.keepLast ?? false,
        })),
        shuffle: gap.shuffle,
      };
    }
    case 'shortText':
      return { type: 'shortText', ...textKeyOf(gap, kit) };
    default:
      return { type: 'numeric', ...numberKeyOf(gap, kit) };
  }
}

const within = (count: number | null, low: number, high: number): number | null =>
  count === null ? null : Math.max(low, Math.min(high, count));

const makers: {
  [T in RawBody['type']]: (raw: Raw<T>, common: CommonContent, kit: Kit) => QuestionContent;
} = {
  choice: choiceOf,
  trueFalse: (raw, common, kit) => ({
    type: 'trueFalse',
    ...common,
    isTrue: raw.isTrue,
    whenTrue: kit.feedback(raw.whenTrue),
    whenFalse: kit.feedback(raw.whenFalse),
  }),
  shortText: (raw, common, kit) => ({ type: 'shortText', ...common, ...textKeyOf(raw, kit) }),
  numeric: (raw, common, kit) => ({ type: 'numeric', ...common, ...numberKeyOf(raw, kit) }),
  matching: (raw, common, kit) => ({
    type: 'matching',
    ...common,
    pairs: atMost(raw.pairs, most.parts, kit).map(({ left, right, id }) => ({
      pairId: kit.idOf(`${left.text}\n${right.text}`, id),
      left: kit.rich(left),
      right: kit.line(right),
    })),
    distractors: atMost(raw.distractors, most.parts, kit).map(({ right, id }) => ({
      distractorId: kit.idOf(`\n${right.text}`, id),
      right: kit.line(right),
    })),
    scheme: raw.allOrNothing ? 'allOrNothing' : 'each',
  }),
  cloze: (raw, common, kit) => ({
    type: 'cloze',
    ...common,
    gaps: atMost(raw.gaps, most.gaps, kit).map(({ number, share, gap }) => ({
      gapId: number,
      share: Math.max(1, Math.min(100, share)),
      of: gapOf(gap, kit),
    })),
  }),
  ordering: (raw, common, kit) => ({
    type: 'ordering',
    ...common,
    items: atMost(raw.items, most.parts, kit).map(({ text, id }) => ({
      itemId: kit.idOf(text.text, id),
      text: kit.rich(text),
    })),
    scheme: raw.scheme,
  }),
  essay: (raw, common, kit) => ({
    type: 'essay',
    ...common,
    lines: within(raw.lines, 1, 60) ?? 15,
    minWords: within(raw.minWords, 1, most.words),
    maxWords: within(raw.maxWords, 1, most.words),
    template: kit.texts.words(raw.template, most.template),
    guide: kit.feedback(raw.guide),
    sample: kit.feedback(raw.sample),
  }),
  file: (raw, common, kit) => ({
    type: 'file',
    ...common,
    accepts: raw.accepts.slice(0, most.types),
    most: within(raw.most, 1, most.files) ?? 1,
    mostBytes: raw.mostBytes,
    guide: kit.feedback(raw.guide),
  }),
  survey: (raw, common, kit) => ({
    type: 'survey',
    ...common,
    options: atMost(raw.options, most.parts, kit).map((text) => ({
      optionId: kit.idOf(text.text, null),
      text: kit.rich(text),
    })),
    several: raw.several,
    comment: raw.comment,
  }),
  formula: (raw, common, kit) => ({ type: 'formula', ...common, ...formulaKeyOf(raw, kit) }),
};

const gapTexts = (gap: RawGap): (RawText | null)[] =>
  gap.type === 'choice'
    ? gap.options.flatMap(({ text, feedback }) => [text, feedback])
    : gap.answers.map(({ feedback }) => feedback);

/** All texts of a question, by which its languages are found. */
export function textsOf(raw: RawQuestion): RawText[] {
  const own = ((): (RawText | null)[] => {
    switch (raw.type) {
      case 'choice':
        return raw.options.flatMap(({ text, feedback }) => [text, feedback]);
      case 'trueFalse':
        return [raw.whenTrue, raw.whenFalse];
      case 'shortText':
      case 'numeric':
        return raw.answers.map(({ feedback }) => feedback);
      case 'matching':
        return [
          ...raw.pairs.flatMap(({ left, right }) => [left, right]),
          ...raw.distractors.map(({ right }) => right),
        ];
      case 'cloze':
        return raw.gaps.flatMap(({ gap }) => gapTexts(gap));
      case 'ordering':
        return raw.items.map(({ text }) => text);
      case 'essay':
        return [raw.template, raw.guide, raw.sample];
      case 'file':
        return [raw.guide];
      case 'survey':
        return raw.options;
      case 'formula':
        return [];
      default:
        return raw satisfies never;
    }
  })();
  return [raw.stem, raw.feedback, ...raw.hints, ...own].map((text) => text ?? plain(''));
}

/** A question of ours, of what a format says of it. */
export function contentOf(raw: RawQuestion, kit: Kit): QuestionContent {
  kit.texts.learn(textsOf(raw));
  const make = makers[raw.type] as (
    raw: RawQuestion,
    common: CommonContent,
    kit: Kit,
  ) => QuestionContent;
  const common = commonOf(raw, kit);
  // Its schema looks at it, as at everything else.
  if (raw.own)
    return { ...common, ...kit.texts.withFiles(raw.own), type: raw.type } as QuestionContent;
  return make(raw, common, kit);
}
