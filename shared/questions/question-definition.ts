import type { NamedMedia } from '#shared/blocks/block-definition.ts';
import type { LocalizedText } from '#shared/policies/languages.ts';
import type {
  AskedOf,
  DrawOf,
  GivenOf,
  QuestionContentOf,
  QuestionFinding,
  ReviewOf,
  StoredOf,
} from '#shared/schemas/questions.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import type { Earned } from '#shared/grading/score.ts';
import type { QuestionType } from './question-types.ts';
import type { Random } from './random.ts';

type Path = (string | number)[];

/** A text of a question, with its field. */
export type NamedText = {
  path: Path;
  text: LocalizedRichText | LocalizedText;
  /** Whether a question may be asked without it. */
  isOptional: boolean;
};

/** What the bank and its forms must know of a type beside its schemas. */
export type QuestionFacts<T extends QuestionType> = {
  /** Whether an answer waits for a person to mark it; whether it has points at all. */
  marking: 'automatic' | 'byHand' | 'none';
  /** The texts that only this type has: those of `common` are known. */
  texts: (content: QuestionContentOf<T>) => NamedText[];
  /** The media that only this type names: those in texts and the sound of the stem are known. */
  media: (content: QuestionContentOf<T>) => NamedMedia[];
  /** What this type alone can lack: empty texts, missing translations and pictures without words are known. */
  lacks: (content: QuestionContentOf<T>) => QuestionFinding[];
};

/** A question with what was decided by lot for one attempt. */
type Drawn<T extends QuestionType> = [content: QuestionContentOf<T>, draw: DrawOf<T>];

/** What becomes of a question in an attempt. All of it bears contents that are not ready, for previews. */
export type QuestionPlay<T extends QuestionType> = {
  /** What is decided by lot when an attempt begins; kept in its paper, never sent as it is. */
  draw: (content: QuestionContentOf<T>, random: Random) => DrawOf<T>;
  /** What a learner is shown: strict, without key, weight, feedback, hint or the stored ids of parts. */
  asked: (...drawn: Drawn<T>) => AskedOf<T>;
  /** An answer by the ids that the learner was shown, as it is stored: by the question's own. @throws BadAnswer */
  stored: (content: QuestionContentOf<T>, draw: DrawOf<T>, given: GivenOf<T>) => StoredOf<T>;
  /** The other way round, to show an answer again: `given(stored(x))` is x. */
  given: (content: QuestionContentOf<T>, draw: DrawOf<T>, stored: StoredOf<T>) => GivenOf<T>;
  /** Whether nothing is in an answer: it counts as none. */
  isBlank: (answer: StoredOf<T>) => boolean;
  /** What an answer earns, before limits; null: it waits for a person, or has no points. */
  score: (content: QuestionContentOf<T>, draw: DrawOf<T>, answer: StoredOf<T>) => Earned | null;
  /** The key and the feedback of a result; null: not answered. */
  review: (
    content: QuestionContentOf<T>,
    draw: DrawOf<T>,
    answer: StoredOf<T> | null,
  ) => ReviewOf<T>;
  /** An answer that earns all; null: there is none, or nobody can know. */
  best: (...drawn: Drawn<T>) => StoredOf<T> | null;
  /**
   * What was decided by lot, by the parts of another content: who scores an answer anew means the words that were read.
   * Left out: no part is named by an id, or its words say nothing of it.
   */
  carry?: (draw: DrawOf<T>, read: QuestionContentOf<T>, now: QuestionContentOf<T>) => DrawOf<T>;
  /** The groups of an answer in the figures: the options chosen, the text folded; bounded in number by the caller. */
  groups: (content: QuestionContentOf<T>, answer: StoredOf<T>) => string[];
};

/** A type that is scored at once, names no media beside its texts, and lacks nothing else. */
export const usualQuestion = {
  marking: 'automatic',
  texts: () => [],
  media: () => [],
  lacks: () => [],
} as const;
