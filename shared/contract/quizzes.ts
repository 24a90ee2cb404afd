import * as z from 'zod';
import { accessCodeSchema } from '#shared/schemas/attempts.ts';
import { instantSchema, pageOf, pageQuery, ulidSchema } from '#shared/schemas/primitives.ts';
import { givenAnswerSchema } from '#shared/schemas/questions.ts';
import {
  attemptClockSchema,
  attemptResultSchema,
  attemptSchema,
  dueReviewSchema,
  reviewedAnswerSchema,
  ownQuizSchema,
  ownQuizStates,
  quizPageSchema,
  quizResultsSchema,
  receiptSchema,
  savedAnswerSchema,
  sequenceSchema,
} from '#shared/schemas/quizzes.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const quiz = { courseId: ulidSchema, quizId: ulidSchema };
const attempt = { ...quiz, attemptId: ulidSchema };
const path = '/courses/{courseId}/quizzes/{quizId}';

/** Taking a quiz. Time, order, versions and scores are the server's; a request names none of them. */
export const quizzes = feature('quizzes', {
  list: {
    method: 'GET',
    path: '/me/quizzes',
    access: 'signedIn',
    summary:
      'List the quizzes of your courses with your state in each, what is most urgent first; a page is one of courses.',
    query: z.strictObject({
      ...pageQuery,
      state: z.enum(ownQuizStates).optional(),
      courseId: ulidSchema.optional(),
    }),
    response: pageOf(ownQuizSchema).extend({
      /** The courses of this page that have quizzes, whatever is asked for. */
      courses: z
        .array(z.strictObject({ courseId: ulidSchema, title: localizedLine(120) }))
        .max(101),
      /** The server's clock. */
      now: instantSchema,
    }),
    errors: ['invalid_cursor'],
  },
  getResults: {
    method: 'GET',
    path: '/me/quizzes/{quizId}/results',
    access: 'signedIn',
    summary:
      'All your attempts at a quiz, which of them count and why, and when more of their results will show.',
    params: z.strictObject({ quizId: ulidSchema }),
    response: quizResultsSchema,
    errors: ['not_found', 'enrollment_required'],
  },
  listReview: {
    method: 'GET',
    path: '/me/review',
    access: 'signedIn',
    summary:
      'The questions of your daily review: what you missed and know the key of, at most ten.',
    response: dueReviewSchema,
  },
  setReview: {
    method: 'PUT',
    path: '/me/review',
    access: 'signedIn',
    summary: 'Turn your daily review on, or off with all that is in it.',
    body: z.strictObject({ isOn: z.boolean() }),
    response: z.strictObject({ isOn: z.boolean() }),
  },
  answerReview: {
    method: 'POST',
    path: '/me/review/{questionId}/answers',
    access: 'signedIn',
    summary: 'Answer a question that is due in your review, and read what was right.',
    params: z.strictObject({ questionId: ulidSchema }),
    body: z.strictObject({ answer: givenAnswerSchema.nullable() }),
    response: reviewedAnswerSchema,
    errors: ['not_found'],
  },
  get: {
    method: 'GET',
    path,
    access: 'signedIn',
    summary: 'The rules of a quiz, your attempts, and how long one would be that begins now.',
    params: z.strictObject(quiz),
    response: quizPageSchema,
    errors: ['not_found', 'enrollment_required', 'block_locked'],
  },
  start: {
    method: 'POST',
    path: `${path}/attempts`,
    access: 'signedIn',
    summary: 'Begin an attempt, or go on with the one that runs.',
    params: z.strictObject(quiz),
    body: z.strictObject({ code: accessCodeSchema.optional() }),
    response: z.strictObject({ attemptId: ulidSchema }),
    status: 201,
    errors: [
      'not_found',
      'enrollment_required',
      'block_locked',
      'quiz_not_open',
      'quiz_closed',
      'no_attempts_left',
      'attempt_too_soon',
      'quiz_not_ready',
      'access_code_required',
      'access_code_wrong',
    ],
  },
  getAttempt: {
    method: 'GET',
    path: `${path}/attempts/{attemptId}`,
    access: 'signedIn',
    summary: 'One of your attempts: its questions and answers while it runs.',
    params: z.strictObject(attempt),
    response: attemptSchema,
    errors: ['not_found', 'enrollment_required'],
  },
  getTime: {
    method: 'GET',
    path: `${path}/attempts/{attemptId}/time`,
    access: 'signedIn',
    summary: 'How long one of your attempts runs, with the minutes that were given to it.',
    params: z.strictObject(attempt),
    response: attemptClockSchema,
    errors: ['not_found'],
  },
  saveAnswer: {
    method: 'PUT',
    path: `${path}/attempts/{attemptId}/answers/{slotId}`,
    access: 'signedIn',
    summary: 'Save an answer of an attempt that runs; an older one never replaces a newer one.',
    params: z.strictObject({ ...attempt, slotId: ulidSchema }),
    body: z.strictObject({
      sequence: sequenceSchema,
      /** null: taken back. */
      answer: givenAnswerSchema.nullable(),
      flagged: z.boolean(),
      /** Where there is no way back: the question is left for good. */
      leave: z.boolean().prefault(false),
    }),
    response: savedAnswerSchema,
    errors: [
      'not_found',
      'enrollment_required',
      'attempt_ended',
      'newer_answer_saved',
      'question_not_open',
      'media_not_ready',
    ],
  },
  submit: {
    method: 'POST',
    path: `${path}/attempts/{attemptId}/submission`,
    access: 'signedIn',
    summary: 'Submit an attempt with what is saved of it.',
    params: z.strictObject(attempt),
    body: z.strictObject({}),
    response: receiptSchema,
    errors: ['not_found', 'enrollment_required', 'attempt_ended'],
  },
  getResult: {
    method: 'GET',
    path: `${path}/attempts/{attemptId}/result`,
    access: 'signedIn',
    summary: 'As much of the result of an attempt as its quiz shows you now.',
    params: z.strictObject(attempt),
    response: attemptResultSchema,
    errors: ['not_found', 'enrollment_required', 'attempt_runs'],
  },
});
