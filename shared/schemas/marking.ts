import * as z from 'zod';
import { mostQuestionsAsked, quizSchema } from '#shared/blocks/quiz/schema.ts';
import { reasonSchema } from './attempts.ts';
import { questionRowSchema } from './question-row.ts';
import { figuresSchema } from './figures.ts';
import { markSchema, quizCauseSchema } from './marks.ts';
import { mediaLinkSchema } from './media.ts';
import { pointsSchema } from './points.ts';
import { count, instantSchema, ulidSchema, userIdSchema } from './primitives.ts';
import { askedQuestionSchema, givenAnswerSchema, questionReviewSchema } from './questions.ts';
import { attemptSchema, attemptStates } from './quizzes.ts';
import { localizedRichTextSchema } from './rich-text.ts';
import { localizedLine, paragraph } from './text.ts';
import { questionStepSchema, stepChangeSchema } from './trace.ts';

/** The points of an attempt. */
const scoreSchema = z.strictObject({
  /** null: something of it waits for a person. */
  points: pointsSchema.nullable(),
  most: pointsSchema,
});

const scoredSoFarSchema = z.strictObject({ points: pointsSchema, most: pointsSchema });

/** Somebody who takes a quiz, for those who teach them; their address is for admins alone. */
export const takerSchema = z.strictObject({
  userId: userIdSchema,
  /** Empty: the account is gone. */
  name: z.string(),
  email: z.string().nullable(),
});

const attemptFacts = {
  attemptId: ulidSchema,
  /** The first one is 1. */
  number: z.int().min(1).max(1000),
  state: z.enum(attemptStates),
  startedAt: instantSchema,
  /** null: it ends when it is submitted. */
  deadline: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  /** It counts for nothing any more, neither as an attempt nor for the mark. */
  isReset: z.boolean(),
};

/** An attempt in the list of its quiz, for those who teach. */
export const attemptRowSchema = z
  .strictObject({
    ...takerSchema.shape,
    ...attemptFacts,
    /** null: it runs. */
    score: scoreSchema.nullable(),
    /** How many of its answers wait for a person. */
    waiting: count,
  })
  .meta({ id: 'AttemptRow' });

/** An attempt with answers that wait for a person. */
export const attemptToMarkSchema = z
  .strictObject({
    courseId: ulidSchema,
    course: localizedLine(120),
    quizId: ulidSchema,
    quiz: localizedLine(120),
    attemptId: ulidSchema,
    number: attemptFacts.number,
    userId: userIdSchema,
    name: z.string(),
    endedAt: instantSchema,
    waiting: count,
  })
  .meta({ id: 'AttemptToMark' });

/** What who marks an answer writes on it; empty: nothing. */
export const commentSchema = paragraph(4000);

const personSchema = z.strictObject({ userId: userIdSchema, name: z.string() });

/** How one question of an attempt was scored, as those who teach see it. */
export const workStepSchema = z
  .strictObject({
    ...questionStepSchema.shape,
    isWaiting: z.boolean(),
    /** What it earned by itself; null: it waits for a person, or has no points. */
    automatic: questionStepSchema.shape.points,
    change: stepChangeSchema.nullable(),
    /** What a person gave. */
    mark: z.strictObject({ points: pointsSchema, by: personSchema, at: instantSchema }).nullable(),
  })
  .meta({ id: 'WorkStep' });

/** A question of an attempt with its answer and its key. */
const workQuestionSchema = z.strictObject({
  slotId: ulidSchema,
  /** Which of the sections it is in, from 0. */
  section: z.int().min(0).max(19),
  questionId: ulidSchema,
  /** What it is worth. */
  points: pointsSchema,
  asked: askedQuestionSchema,
  answer: givenAnswerSchema.nullable(),
  savedAt: instantSchema.nullable(),
  isLate: z.boolean(),
  review: questionReviewSchema,
  /** What to look for, for who marks it by hand. */
  guide: localizedRichTextSchema.nullable(),
  /** null: the attempt runs. */
  step: workStepSchema.nullable(),
  comment: commentSchema,
});

/** A change of a mark that an attempt had part in. */
const workChangeSchema = z.strictObject({
  at: instantSchema,
  by: personSchema,
  because: quizCauseSchema,
  /** The points of the attempt; null: it waited, or had none. */
  from: pointsSchema.nullable(),
  to: pointsSchema.nullable(),
});

/** What somebody answered in an attempt, and how it was scored: for those who teach. */
export const attemptWorkSchema = z
  .strictObject({
    ...takerSchema.shape,
    ...attemptFacts,
    courseId: ulidSchema,
    quizId: ulidSchema,
    quiz: localizedLine(120),
    /** Of the score: a mark states the one that it was made from. 0: the attempt runs. */
    version: z.int().min(0),
    score: scoreSchema.nullable(),
    waiting: count,
    sections: attemptSchema.shape.sections,
    questions: z.array(workQuestionSchema).max(mostQuestionsAsked),
    links: z.array(mediaLinkSchema),
    /** What the attempts come to; null: nothing yet. */
    mark: markSchema
      .pick({ earned: true, status: true, releasedAt: true })
      .extend({ counted: z.array(ulidSchema), counts: quizSchema.shape.counts })
      .nullable(),
    /** The newest first; at most the last hundred changes of the mark. */
    history: z.array(workChangeSchema).max(100),
  })
  .meta({ id: 'AttemptWork' });

/** How a question was scored once it was marked. */
export const markedAnswerSchema = z
  .strictObject({
    slotId: ulidSchema,
    version: z.int().min(1),
    step: workStepSchema,
    comment: commentSchema,
    score: scoreSchema,
    waiting: count,
  })
  .meta({ id: 'MarkedAnswer' });

/** What became of an attempt that was reset or reopened. */
export const changedAttemptSchema = z
  .strictObject({
    attemptId: ulidSchema,
    state: attemptFacts.state,
    deadline: attemptFacts.deadline,
    isReset: attemptFacts.isReset,
  })
  .meta({ id: 'ChangedAttempt' });

/** How many people take a quiz, their attempts by state, and how many of these wait to be marked. */
export const quizSumsSchema = z
  .strictObject({ people: count, open: count, submitted: count, expired: count, waiting: count })
  .meta({ id: 'QuizSums' });

/** A quiz of a course for those who teach it, with how many people take it. */
export const courseQuizSchema = z
  .strictObject({
    quizId: ulidSchema,
    moduleId: ulidSchema,
    module: localizedLine(120),
    title: localizedLine(120),
    /** Whether students have it: it is published, and its module too. */
    isPublished: z.boolean(),
    /** It asks nothing yet. */
    isEmpty: z.boolean(),
    opensAt: instantSchema.nullable(),
    closesAt: instantSchema.nullable(),
    sums: quizSumsSchema,
  })
  .meta({ id: 'CourseQuiz' });

/** How a question of a quiz did. */
export const quizFiguresSchema = z
  .strictObject({
    questionId: ulidSchema,
    /** null: it is no more. */
    question: questionRowSchema
      .pick({ bankId: true, type: true, name: true, stem: true, contentVersion: true })
      .nullable(),
    ...figuresSchema.shape,
  })
  .meta({ id: 'QuizFigures' });

export const regradeKinds = ['rescore', 'fullMarks', 'drop'] as const;

/** What a regrade does to which question. */
export const regradeChange = { kind: z.enum(regradeKinds), questionId: ulidSchema };

/** An attempt that a regrade changes. */
export const regradedAttemptSchema = z
  .strictObject({
    ...takerSchema.shape,
    attemptId: ulidSchema,
    number: attemptFacts.number,
    from: scoredSoFarSchema,
    to: scoredSoFarSchema,
    /** Something of it waits for a person: the points are of the rest. */
    isWaiting: z.boolean(),
  })
  .meta({ id: 'RegradedAttempt' });

/** A regrade, and how far it has come. */
export const regradeSchema = z
  .strictObject({
    regradeId: ulidSchema,
    ...regradeChange,
    /** Of the content by which it is scored anew; null: it stays. */
    version: z.int().min(1).nullable(),
    reason: reasonSchema,
    by: personSchema,
    at: instantSchema,
    state: z.enum(['running', 'done']),
    /** How many attempts were looked at, of how many, and how many of these changed. */
    done: count,
    attempts: count,
    changed: count,
  })
  .meta({ id: 'Regrade' });
