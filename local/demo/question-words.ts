import type { CallInput } from '#shared/contract/client.ts';
import { type Language, languages, type LocalizedText } from '#shared/policies/languages.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { LocalizedRichText, RichText } from '#shared/schemas/rich-text.ts';
import type { QuestionType } from '#shared/questions/question-types.ts';

export type NewQuestion = CallInput<'banks.createQuestions'>['body']['questions'][number];
/** In both languages, or in that of the course alone. */
export type Words = LocalizedText;

/** Something in each language in which there are words. */
const inEach = <T>(words: Words, make: (language: Language) => T) =>
  Object.fromEntries(
    languages.flatMap((language) => (words[language] ? [[language, make(language)]] : [])),
  );

/** A text of one paragraph, with lines of code under it. */
export const text = (words: Words, code?: string): LocalizedRichText =>
  inEach(words, (language): RichText => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: words[language] ?? '' }] },
      ...(code === undefined
        ? []
        : [
            {
              type: 'codeBlock' as const,
              attrs: { language: 'python' as const },
              content: [{ type: 'text' as const, text: code }],
            },
          ]),
    ],
  }));

export const asWritten = (words: string): Words => ({ en: words, es: words });

export const common = (
  stem: LocalizedRichText,
  feedback: Words | null = null,
  hints: LocalizedText[] = [],
) => ({
  stem,
  audio: null,
  hints,
  feedback: feedback && text(feedback),
  belowZero: false,
});

export const whole = 10_000;
export const option = (
  optionId: string,
  words: Words,
  weight = 0,
  feedback: Words | null = null,
) => ({
  optionId,
  text: text(words),
  weight,
  feedback: feedback && text(feedback),
  keepLast: false,
});

type Facts = Pick<NewQuestion, 'tags' | 'difficulty' | 'points' | 'status' | 'name'>;

export const ready = <T extends QuestionType>(
  tags: string[],
  difficulty: 'easy' | 'medium' | 'hard',
  content: QuestionContentOf<T>,
  facts: Facts = {},
): NewQuestion => ({
  tags,
  difficulty,
  status: 'ready',
  content,
  ...facts,
});

/** One of some options. @param right the first one; the others are wrong */
export const choice = (
  tags: string[],
  difficulty: 'easy' | 'medium' | 'hard',
  stem: LocalizedRichText,
  [right, ...wrong]: [Words, ...Words[]],
  feedback: Words | null = null,
): NewQuestion =>
  ready(tags, difficulty, {
    type: 'singleChoice',
    ...common(stem, feedback),
    options: [right, ...wrong].map((words, at) =>
      option('abcdef'.charAt(at), words, at === 0 ? whole : 0),
    ),
    shuffle: true,
  });

/** True or false. @param why it is not what somebody chose who is wrong */
export const statement = (
  tags: string[],
  difficulty: 'easy' | 'medium' | 'hard',
  words: Words,
  isTrue: boolean,
  why: Words,
): NewQuestion =>
  ready(tags, difficulty, {
    type: 'trueFalse',
    ...common(text(words)),
    isTrue,
    whenTrue: isTrue ? null : text(why),
    whenFalse: isTrue ? text(why) : null,
  });

/** A number, with those that are nearly right. */
export const number = (
  tags: string[],
  difficulty: 'easy' | 'medium' | 'hard',
  stem: LocalizedRichText,
  value: string,
  feedback: Words | null = null,
): NewQuestion =>
  ready(tags, difficulty, {
    type: 'numeric',
    ...common(stem, feedback),
    accepted: [{ value, tolerance: { kind: 'absolute', by: '0' }, weight: whole, feedback: null }],
    unit: null,
  });
