import type { AskedOf, AskedQuestion, GivenAnswer, GivenOf } from '#shared/schemas/questions.ts';
import type { QuestionType } from './question-types.ts';

type Complete<T extends QuestionType> = (asked: AskedOf<T>, given: GivenOf<T>) => boolean;

const isWritten = (text: string) => text.trim() !== '';
const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** By what a learner sees alone, so that it can say nothing about the key; a type left out does not compile. */
const complete: { [T in QuestionType]: Complete<T> } = {
  singleChoice: () => true,
  multipleChoice: (_, { choices }) => choices.length > 0,
  trueFalse: () => true,
  shortText: (_, { text }) => isWritten(text),
  numeric: (_, { number }) => isWritten(number),
  cloze: ({ gaps }, given) =>
    gaps.every(({ gapId }) =>
      given.gaps.some(
        (one) =>
          one.gapId === gapId &&
          (one.type === 'singleChoice' ||
            isWritten(one.type === 'shortText' ? one.text : one.number)),
      ),
    ),
  matching: ({ lefts }, { pairs }) => pairs.length === lefts.length,
  ordering: ({ items }, given) => given.items.length === items.length,
  categorize: ({ items }, given) => given.items.length === items.length,
  hotspot: (_, { marks }) => marks.length > 0,
  essay: ({ minWords }, { text }) => isWritten(text) && wordsIn(text) >= (minWords ?? 0),
  file: (_, { files }) => files.length > 0,
  formula: (_, { number }) => isWritten(number),
  survey: () => true,
};

/** Whether an answer gives all that is asked for: the state "answered" of a question. */
export const isComplete = (asked: AskedQuestion, given: GivenAnswer | null): boolean =>
  given !== null &&
  asked.type === given.type &&
  (complete[asked.type] as (asked: AskedQuestion, given: GivenAnswer) => boolean)(asked, given);
