import type { MediaType } from '#shared/policies/media-types.ts';
import type { OwnCloze, OwnFormula } from '../write/own-content.ts';
import type { RawText } from '../text/raw-text.ts';

/** A share of the points in hundredths of a percent. */
export type Weight = number;

/** `id`, `keepLast` and `isRight` where a file states them: our own do. */
export type RawOption = {
  text: RawText;
  weight: Weight;
  feedback: RawText | null;
  id?: string | null;
  keepLast?: boolean;
  isRight?: boolean;
};
export type RawAnswer = { text: RawText; weight: Weight; feedback: RawText | null };

export type RawTolerance = 'absolute' | 'relative' | 'significant';
/** A number as it is written; null: whatever was answered. */
export type RawNumber = {
  value: string | null;
  /** Of `significant`, the number of digits. */
  tolerance: string;
  kind: RawTolerance;
  weight: Weight;
  feedback: RawText | null;
};
export type RawUnits = {
  isRequired: boolean;
  /** The part that a missing or wrong unit costs. */
  penalty: Weight;
  /** A number in a unit times its factor is in the unit of the key. */
  units: { unit: string; factor: string }[];
};

export type RawVariable =
  | { name: string; from: string; to: string; decimals: number }
  | { name: string; values: string[] };

type RawChoice = {
  type: 'choice';
  isSingle: boolean;
  /** How several are scored. */
  scheme: 'allOrNothing' | 'eachStatement' | 'rightMinusWrong' | 'weights';
  shuffle: boolean;
  options: RawOption[];
};
type RawShortText = {
  type: 'shortText';
  answers: RawAnswer[];
  matchCase: boolean;
  matchAccents: boolean;
};
type RawNumeric = { type: 'numeric'; answers: RawNumber[]; units: RawUnits | null };

/** What belongs into a gap: as a question of its own, without a stem. */
export type RawGap = Pick<RawChoice, 'type' | 'options' | 'shuffle'> | RawShortText | RawNumeric;
/** `number` is the one of its marker: `[[1]]`. */
export type RawGapAt = { number: number; share: number; gap: RawGap };

/** What a format says of a question by its type. */
export type RawBody =
  | RawChoice
  | { type: 'trueFalse'; isTrue: boolean; whenTrue: RawText | null; whenFalse: RawText | null }
  | RawShortText
  | RawNumeric
  | {
      type: 'matching';
      pairs: { left: RawText; right: RawText; id?: string | null }[];
      distractors: { right: RawText; id?: string | null }[];
      allOrNothing: boolean;
    }
  | { type: 'cloze'; gaps: RawGapAt[] }
  | {
      type: 'ordering';
      items: { text: RawText; id?: string | null }[];
      scheme: 'allOrNothing' | 'positions' | 'neighbors';
    }
  | {
      type: 'essay';
      lines: number | null;
      minWords: number | null;
      maxWords: number | null;
      template: RawText | null;
      guide: RawText | null;
      sample: RawText | null;
    }
  | {
      type: 'file';
      accepts: MediaType[];
      most: number;
      /** null: what a type allows. */
      mostBytes: number | null;
      guide: RawText | null;
    }
  | { type: 'survey'; options: RawText[]; several: boolean; comment: boolean }
  | {
      type: 'formula';
      variables: RawVariable[];
      expression: string;
      tolerance: string;
      kind: RawTolerance;
      decimals: number | null;
      units: RawUnits | null;
    };

/** What each format can say of a question, whatever its type. */
export type RawCommon = {
  /** Its id in the file, where it states one that is meant to last. */
  id: string | null;
  name: string;
  stem: RawText;
  feedback: RawText | null;
  hints: RawText[];
  tags: string[];
  /** Its usual worth as a decimal; null: not told. */
  points: string | null;
  isHidden: boolean;
  belowZero: boolean;
  difficulty: 'easy' | 'medium' | 'hard' | null;
  language: 'en' | 'es' | null;
  /** Text and key as we wrote them ourselves, where the file still says the same. */
  own?: OwnCloze | OwnFormula;
};

/** A question as formats have it, before it is one of ours: the meeting point of all readers and writers. */
export type RawQuestion = RawCommon & RawBody;

/** What a question has of which a file says nothing. */
export const unsaid = {
  id: null,
  name: '',
  feedback: null,
  hints: [],
  tags: [],
  points: null,
  isHidden: false,
  belowZero: false,
  difficulty: null,
  language: null,
} as const satisfies Partial<RawCommon>;
