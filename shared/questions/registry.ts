import type { NamedMedia } from '#shared/blocks/block-definition.ts';
import { picturesIn } from '#shared/policies/rich-text-nodes.ts';
import type {
  QuestionContent,
  QuestionContentOf,
  QuestionFinding,
} from '#shared/schemas/questions.ts';
import { categorize } from './categorize/definition.ts';
import { cloze } from './cloze/definition.ts';
import { commonTexts, documentsOf, lacksWords } from './common-texts.ts';
import { essay } from './essay/definition.ts';
import { file } from './file/definition.ts';
import { formula } from './formula/definition.ts';
import { hotspot } from './hotspot/definition.ts';
import { matching } from './matching/definition.ts';
import { multipleChoice } from './multiple-choice/definition.ts';
import { numeric } from './numeric/definition.ts';
import { ordering } from './ordering/definition.ts';
import type { NamedText, QuestionFacts } from './question-definition.ts';
import type { QuestionType } from './question-types.ts';
import { shortText } from './short-text/definition.ts';
import { singleChoice } from './single-choice/definition.ts';
import { survey } from './survey/definition.ts';
import { trueFalse } from './true-false/definition.ts';

type Definitions = { [T in QuestionType]: QuestionFacts<T> };

/** Every type of question. All that asks what a type is or can do asks here; a type left out does not compile. */
const definitions: Definitions = {
  singleChoice,
  multipleChoice,
  trueFalse,
  shortText,
  numeric,
  cloze,
  matching,
  ordering,
  categorize,
  hotspot,
  essay,
  file,
  formula,
  survey,
};

/** Whether an answer is scored at once, waits for a person, or has no points at all. */
export const markingOf = (type: QuestionType) => definitions[type].marking;

/** Asks the definition of a content's own type: the two types go together where the type is a parameter. */
const ask =
  <Answer>(
    question: <T extends QuestionType>(
      definition: QuestionFacts<T>,
      content: QuestionContentOf<T>,
    ) => Answer,
  ) =>
  (content: QuestionContent): Answer => {
    const of = <T extends QuestionType>(type: T, own: QuestionContentOf<T>) =>
      question<T>(definitions[type], own);
    return of(content.type, content);
  };

const ownTexts = ask<NamedText[]>(({ texts }, content) => texts(content));
const ownMedia = ask<NamedMedia[]>(({ media }, content) => media(content));
const ownLacks = ask<QuestionFinding[]>(({ lacks }, content) => lacks(content));

/** All that is written in a question but keys and names, with the field of each; the stem first. */
export const textsOf = (content: QuestionContent): NamedText[] => [
  ...commonTexts(content),
  ...ownTexts(content),
];

/** The media that a question names, with the field of each within its content. */
export const namedMedia = (content: QuestionContent): NamedMedia[] => [
  ...(content.audio === null
    ? []
    : [{ mediaId: content.audio, use: 'audio' as const, path: ['audio'] }]),
  ...textsOf(content).flatMap(({ path, text }) =>
    documentsOf(text)
      .flatMap(picturesIn)
      .map((mediaId) => ({ mediaId, use: 'image' as const, path })),
  ),
  ...ownMedia(content),
];

/** The media that a question names, each once. */
export const mediaOf = (content: QuestionContent): string[] => [
  ...new Set(namedMedia(content).map(({ mediaId }) => mediaId)),
];

/** What keeps a question from being ready; empty: it can be asked. */
export const lacksOf = (content: QuestionContent): QuestionFinding[] => [
  ...lacksWords(textsOf(content)),
  ...ownLacks(content),
];
