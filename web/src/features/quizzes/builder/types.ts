import type { ReactNode } from 'react';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';

export type Quiz = ContentOf<'quiz'>;
export type Section = Quiz['sections'][number];
export type Slot = Section['slots'][number];
export type FixedSlot = Slot & { kind: 'fixed' };
export type DrawSlot = Slot & { kind: 'draw' };

type Named = Response<typeof contract.banks.getQuestions>;
export type NamedQuestion = Named['questions'][number];
/** A question as lists of its bank show it. */
export type QuestionRow = NamedQuestion['question'];

/** Lets the person choose questions of a bank, several at once; undefined: they thought better of it. */
export type PickQuestions = () => Promise<QuestionRow[] | undefined>;

/** What is set for a quiz beside its content: with its times, and where it needs a code. */
export type Apart = {
  times: ReactNode;
  code: ReactNode;
  /** The code as it is set now; null: none is. */
  codeOf: () => Promise<string | null>;
};

/** The quiz that is built, and what its page knows beside its content. */
export type Place = {
  courseId: string;
  quizId: string;
  title: string;
  startsOn: string | null;
  /** The banks from which it may draw and whose questions the reader may see; the first is the course's. */
  banks: readonly string[];
};
