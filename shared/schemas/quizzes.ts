import * as z from 'zod';
import { mostQuestionsAsked, quizSchema } from '#shared/blocks/quiz/schema.ts';
import { common } from '#shared/questions/fields.ts';
import { accommodationShape } from './accommodations.ts';
import { extraMinutesSchema, mostGifts, reasonSchema } from './attempts.ts';
import { countedCreditSchema } from './credit.ts';
import { lockSchema } from './lock.ts';
import { toldCauses } from './marks.ts';
import { mediaLinkSchema } from './media.ts';
import { pointsSchema } from './points.ts';
import { count, instantSchema, ulidSchema } from './primitives.ts';
import { askedQuestionSchema, givenAnswerSchema, questionReviewSchema } from './questions.ts';
import { mostADay } from '#shared/policies/review-schedule.ts';
import { localizedRichTextSchema } from './rich-text.ts';
import { localizedLine, paragraph } from './text.ts';
import { questionStepSchema, stepChangeSchema } from './trace.ts';

export const attemptStates = ['open', 'submitted', 'expired'] as const;

/** The points of an attempt, or of what counts of several. */
const scoreSchema = z.strictObject({
  /** null: something of it waits for a person. */
  points: pointsSchema.nullable(),
  most: pointsSchema,
});

const attemptHead = {
  attemptId: ulidSchema,
  /** The first one is 1. */
  number: z.int().min(1).max(1000),
  state: z.enum(attemptStates),
  startedAt: instantSchema,
  /** null: it ends when it is submitted. */
  deadline: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
};

/** One of the own attempts of a quiz. */
export const ownAttemptSchema = z
  .strictObject({
    ...attemptHead,
    /** Who teaches took it out of what counts. */
    isReset: z.boolean(),
    /** null: it runs, or the quiz does not show it, or not yet. */
    score: scoreSchema.nullable(),
  })
  .meta({ id: 'OwnAttempt' });

export const ownQuizStates = ['notStarted', 'inProgress', 'completed'] as const;

/** A quiz in the lists of somebody who is in its course. */
export const ownQuizSchema = z
  .strictObject({
    courseId: ulidSchema,
    courseTitle: localizedLine(120),
    moduleId: ulidSchema,
    quizId: ulidSchema,
    title: localizedLine(120),
    state: z.enum(ownQuizStates),
    /** The attempt that runs; its deadline is null where there is none. */
    running: z
      .strictObject({ attemptId: ulidSchema, deadline: instantSchema.nullable() })
      .nullable(),
    minutes: quizSchema.shape.minutes,
    attempts: quizSchema.shape.attempts,
    /** How many attempts were begun. */
    used: count,
    opensAt: instantSchema.nullable(),
    closesAt: instantSchema.nullable(),
    /** What keeps it from being opened; empty: nothing. */
    locks: z.array(lockSchema),
    /** What the own attempts come to; null: nothing yet, or nothing that is shown, or something waits for a person. */
    score: z.strictObject({ points: pointsSchema, most: pointsSchema }).nullable(),
    /** Whether that is enough; null: nothing is said of it. */
    isPassed: z.boolean().nullable(),
  })
  .meta({ id: 'OwnQuiz' });

/** Why somebody cannot begin an attempt; the codes are those with which a start is refused. */
export const startRefusals = [
  'quiz_not_open',
  'quiz_closed',
  'no_attempts_left',
  'attempt_too_soon',
  'quiz_not_ready',
] as const;

const { instructions, minutes, attempts, counts, wait, closing } = quizSchema.shape;
const { oneByOne, back, needsCode, passPercent } = quizSchema.shape;

/** The page from which a quiz is begun: its rules and one's own attempts. */
export const quizPageSchema = z
  .strictObject({
    quizId: ulidSchema,
    courseId: ulidSchema,
    title: localizedLine(120),
    instructions,
    minutes,
    attempts,
    counts,
    wait,
    opensAt: instantSchema.nullable(),
    closesAt: instantSchema.nullable(),
    closing,
    oneByOne,
    back,
    /** Whether an attempt begins with the code that the teacher says. */
    needsCode,
    passPercent,
    /** What of a result shows, and when. */
    shows: quizSchema.shape.shows,
    /** What is different for oneself, and is in the rules above; null: nothing. */
    accommodation: z
      .strictObject({
        morePercent: accommodationShape.morePercent,
        moreAttempts: accommodationShape.moreAttempts,
        ownDates: z.boolean(),
        /** Whether it was decided for oneself, or for a group that one is in. */
        from: z.enum(['person', 'group']),
      })
      .nullable(),
    questions: z.int().min(0).max(mostQuestionsAsked),
    points: pointsSchema,
    own: z.array(ownAttemptSchema).max(100),
    /** What one's attempts come to by the rule of the quiz; null: nothing yet, or nothing that is shown. */
    counted: z
      .strictObject({ attemptIds: z.array(ulidSchema).max(20), score: scoreSchema })
      .nullable(),
    /** The time of an attempt that would begin now. */
    time: z.strictObject({
      seconds: count.nullable(),
      because: z.enum(['unlimited', 'minutes', 'closes']),
    }),
    /** Why no attempt can begin now; null: one can. */
    refusal: z.enum(startRefusals).nullable(),
    /** From when on one can, where that is known. */
    startsAt: instantSchema.nullable(),
    /** The server's clock. */
    now: instantSchema,
  })
  .meta({ id: 'QuizPage' });

/** What who teaches did to the mark of somebody, as that person is told of it. */
const ownMarkChangeSchema = z.strictObject({
  at: instantSchema,
  because: z.enum(toldCauses),
  /** null: it needs none. */
  reason: reasonSchema.nullable(),
  /** The points of the mark; null: there were none, or something waited. */
  from: pointsSchema.nullable(),
  to: pointsSchema.nullable(),
});

/** What will show that does not show now: with the last attempt, or when the quiz closes. */
const shownLaterSchema = z.strictObject({ afterLast: z.boolean(), afterClose: z.boolean() });

/** All that somebody has earned at a quiz, which of it counts, and when more of it will show. */
export const quizResultsSchema = z
  .strictObject({
    quizId: ulidSchema,
    courseId: ulidSchema,
    /** Where the quiz stands; null: it is in its course no more. */
    moduleId: ulidSchema.nullable(),
    /** null: it is no more. */
    title: localizedLine(120).nullable(),
    courseTitle: localizedLine(120),
    attempts,
    counts,
    passPercent,
    own: quizPageSchema.shape.own,
    counted: quizPageSchema.shape.counted,
    /** Whether what counts is enough; null: the quiz does not say, or it is not shown. */
    isPassed: z.boolean().nullable(),
    later: shownLaterSchema,
    closesAt: instantSchema.nullable(),
    /** What others did to the mark since it shows, the newest first; at most the last fifty changes of it. */
    history: z.array(ownMarkChangeSchema).max(50),
    /** Why no attempt can begin now; null: one can. */
    refusal: z.enum(startRefusals).nullable(),
    now: instantSchema,
  })
  .meta({ id: 'QuizResults' });

/** Minutes that count for an attempt, as its owner is told of them. */
const givenMinutesSchema = z.strictObject({
  minutes: extraMinutesSchema,
  reason: reasonSchema,
  at: instantSchema,
});

/**
 * One more than that of the answer that this one was made over, 1 where there was none: whoever did not know of the newest
 * answer has a number that is not greater, and is refused.
 */
export const sequenceSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const placeInQuiz = {
  slotId: ulidSchema,
  /** Which of the sections it is in, from 0. */
  section: z.int().min(0).max(19),
};

/** A question in an attempt that runs, with the own answer. */
export const attemptQuestionSchema = z
  .strictObject({
    ...placeInQuiz,
    points: pointsSchema,
    asked: askedQuestionSchema,
    /** Those that may be opened; empty: there are none, or the quiz does not show them. */
    hints: common.hints,
    answer: givenAnswerSchema.nullable(),
    flagged: z.boolean(),
    /** Of the answer that is saved; 0: none is. */
    sequence: z.int().min(0),
    isLate: z.boolean(),
  })
  .meta({ id: 'AttemptQuestion' });

/** An attempt as its owner has it while it runs; once it has ended, what is left to see is its result. */
export const attemptSchema = z
  .strictObject({
    ...attemptHead,
    quizId: ulidSchema,
    /** What decided the deadline. */
    because: z.enum(['unlimited', 'minutes', 'closes']),
    /** The server's clock. */
    now: instantSchema,
    graceSeconds: count,
    /** Since when it runs again after it had ended, and why; null: it did not end. */
    reopened: z.strictObject({ at: instantSchema, reason: reasonSchema }).nullable(),
    /** What was given while it runs and is in its deadline. */
    given: z.array(givenMinutesSchema).max(mostGifts),
    oneByOne,
    back,
    sections: z
      .array(
        z.strictObject({
          title: localizedLine(120).nullable(),
          instructions: localizedRichTextSchema.nullable(),
        }),
      )
      .max(20),
    total: z.int().min(0).max(mostQuestionsAsked),
    /** Where there is no way back: which question is open, from 0. */
    position: z.int().min(0).max(mostQuestionsAsked),
    /** How often an answer of it was saved, from whatever device: one more than expected tells of another's. */
    saves: count,
    /** Where there is no way back, the open one alone. */
    questions: z.array(attemptQuestionSchema).max(mostQuestionsAsked),
    links: z.array(mediaLinkSchema),
  })
  .meta({ id: 'Attempt' });

/** The time of an attempt, as it is asked for again and again while it runs. */
export const attemptClockSchema = attemptSchema
  .pick({ attemptId: true, state: true, deadline: true, now: true, given: true, saves: true })
  .meta({ id: 'AttemptClock' });

/** That an answer is saved. */
export const savedAnswerSchema = z
  .strictObject({
    slotId: ulidSchema,
    sequence: sequenceSchema,
    savedAt: instantSchema,
    isLate: z.boolean(),
    deadline: instantSchema.nullable(),
    position: attemptSchema.shape.position,
    /** With this one. */
    saves: attemptSchema.shape.saves,
  })
  .meta({ id: 'SavedAnswer' });

/** The end of an attempt, as its owner is told at once. */
export const receiptSchema = z
  .strictObject({
    ...attemptHead,
    answered: count,
    total: count,
    isLate: z.boolean(),
  })
  .meta({ id: 'AttemptReceipt' });

/** What the policy of the quiz lets somebody see of an attempt; what it withholds is null. */
export const attemptResultSchema = z
  .strictObject({
    ...attemptHead,
    quizId: ulidSchema,
    isReset: ownAttemptSchema.shape.isReset,
    score: scoreSchema.nullable(),
    /** Whether it is enough; null: the quiz does not say, or it is not shown, or it counts no more. */
    isPassed: z.boolean().nullable(),
    shows: quizSchema.shape.shows.shape.afterSubmit,
    later: shownLaterSchema.extend({
      /** The quiz has closed, and others may still answer it. */
      afterOthers: z.boolean(),
    }),
    /** When the quiz closes; null: never. */
    closesAt: instantSchema.nullable(),
    questions: z
      .array(
        z.strictObject({
          ...placeInQuiz,
          /** null: own answers are not shown, and neither is what was asked. */
          asked: askedQuestionSchema.nullable(),
          answer: givenAnswerSchema.nullable(),
          isLate: z.boolean(),
          step: questionStepSchema
            .pick({ points: true, most: true })
            .extend({
              isWaiting: z.boolean(),
              change: stepChangeSchema.nullable(),
              /** How the points came about, in counts; null: none say so, or they are not shown, or a person gave them. */
              credit: countedCreditSchema.nullable(),
            })
            .nullable(),
          review: questionReviewSchema.nullable(),
          /** What who marked it wrote; null: nothing, or it is not shown. */
          comment: paragraph(4000).nullable(),
        }),
      )
      .max(mostQuestionsAsked),
    links: z.array(mediaLinkSchema),
  })
  .meta({ id: 'AttemptResult' });

/** A day of the calendar: `2026-03-01`. */
const daySchema = z.iso.date();

/** The questions that somebody goes over today, because they missed them and know their key. */
export const dueReviewSchema = z
  .strictObject({
    /** Whether there is a review at all: nobody has one who has not asked for it. */
    isOn: z.boolean(),
    due: z
      .array(
        z.strictObject({
          questionId: ulidSchema,
          courseId: ulidSchema,
          courseTitle: localizedLine(120),
          asked: askedQuestionSchema,
        }),
      )
      .max(mostADay),
    /** The next day on which something is due; null: nothing is. */
    nextOn: daySchema.nullable(),
    links: z.array(mediaLinkSchema),
  })
  .meta({ id: 'DueReview' });

/** What an answer in the review came to. */
export const reviewedAnswerSchema = z
  .strictObject({
    questionId: ulidSchema,
    isRight: z.boolean(),
    review: questionReviewSchema,
    /** The day on which it is asked again; null: it was learned. */
    dueOn: daySchema.nullable(),
    links: z.array(mediaLinkSchema),
  })
  .meta({ id: 'ReviewedAnswer' });
