import * as z from 'zod';
import { accommodationSchema, newAccommodation } from '#shared/schemas/accommodations.ts';
import {
  accessCodeSchema,
  extraMinutesSchema,
  quizControlsSchema,
  reasonSchema,
} from '#shared/schemas/attempts.ts';
import {
  attemptRowSchema,
  attemptToMarkSchema,
  attemptWorkSchema,
  changedAttemptSchema,
  commentSchema,
  courseQuizSchema,
  markedAnswerSchema,
  quizFiguresSchema,
  quizSumsSchema,
  regradeChange,
  regradedAttemptSchema,
  regradeSchema,
  takerSchema,
} from '#shared/schemas/marking.ts';
import { pointsSchema } from '#shared/schemas/points.ts';
import {
  count,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import { attemptStates } from '#shared/schemas/quizzes.ts';
import { feature } from './route.ts';

const authors = ['teachers', 'admins'] as const;
const quiz = z.strictObject({ courseId: ulidSchema, quizId: ulidSchema });
const attempt = quiz.extend({ userId: userIdSchema, attemptId: ulidSchema });
const ofQuiz = '/courses/{courseId}/quizzes/{quizId}';

const ofAttempt = `${ofQuiz}/people/{userId}/attempts/{attemptId}` as const;

const decidedAccommodation = z.strictObject({
  /** null: at all that have none of their own. */
  quizId: ulidSchema.nullable(),
  /** null: there is none yet. */
  version: versionSchema.nullable(),
  /** null: nothing is different any more. */
  accommodation: newAccommodation.nullable(),
});

/** What those who may edit a course see of the attempts at its quizzes, and do with them. No route for learners reads any of it. */
export const attempts = feature('attempts', {
  // While a quiz is taken.
  getControls: {
    method: 'GET',
    path: `${ofQuiz}/controls`,
    access: authors,
    summary: 'Get the access code of a quiz and the minutes that were given while it ran.',
    params: quiz,
    response: quizControlsSchema,
    errors: ['not_found'],
  },
  setCode: {
    method: 'PUT',
    path: `${ofQuiz}/controls`,
    access: authors,
    summary: 'Set the access code of a quiz, or remove it.',
    params: quiz,
    body: z.strictObject({ code: accessCodeSchema.nullable() }),
    response: quizControlsSchema,
    errors: ['not_found'],
  },
  giveMinutes: {
    method: 'POST',
    path: `${ofQuiz}/controls`,
    access: authors,
    summary: 'Give more minutes to everybody whose attempt runs, or to one of them.',
    params: quiz,
    body: z.strictObject({
      minutes: extraMinutesSchema,
      /** null: everybody whose attempt runs. */
      userId: userIdSchema.nullable(),
      reason: reasonSchema,
    }),
    response: quizControlsSchema,
    errors: ['not_found', 'no_attempt_runs', 'clock_full'],
  },

  // What is different for single people and for groups.
  listAccommodations: {
    method: 'GET',
    path: '/courses/{courseId}/accommodations',
    access: authors,
    summary:
      'List what is different for single people and for groups at the quizzes of a course: by person, then by group.',
    params: z.strictObject({ courseId: ulidSchema }),
    query: z.strictObject(pageQuery),
    response: pageOf(accommodationSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  setAccommodation: {
    method: 'PUT',
    path: '/courses/{courseId}/people/{userId}/accommodation',
    access: authors,
    summary:
      'Set what is different for one person at all quizzes of a course, or at one; or remove it.',
    params: z.strictObject({ courseId: ulidSchema, userId: userIdSchema }),
    body: decidedAccommodation,
    response: z.strictObject({ accommodation: accommodationSchema.nullable() }),
    errors: ['not_found', 'stale_version'],
  },
  setGroupAccommodation: {
    method: 'PUT',
    path: '/courses/{courseId}/accommodations',
    access: authors,
    summary:
      'Set what is different for a group at all quizzes of a course, or at one; or remove it. It holds for who is in the group when an attempt begins and has nothing of their own.',
    params: z.strictObject({ courseId: ulidSchema }),
    body: decidedAccommodation.extend({ setId: ulidSchema, groupId: ulidSchema }),
    response: z.strictObject({ accommodation: accommodationSchema.nullable() }),
    errors: ['not_found', 'stale_version'],
  },
  listQuizzes: {
    method: 'GET',
    path: '/courses/{courseId}/quizzes',
    access: authors,
    summary:
      'List the quizzes of a course in its order, with how many attempts each has. These numbers are eventually consistent, within seconds.',
    params: z.strictObject({ courseId: ulidSchema }),
    query: z.strictObject(pageQuery),
    response: pageOf(courseQuizSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  // What was answered.
  list: {
    method: 'GET',
    path: `${ofQuiz}/attempts`,
    access: authors,
    summary:
      'List the attempts at a quiz, the newest first: all, those in one state, or those that wait to be marked. Which there are is eventually consistent, within seconds.',
    params: quiz,
    query: z.strictObject({
      ...pageQuery,
      state: z.enum(attemptStates).optional(),
      /** Those with answers that wait for a person; `state` is not asked. */
      waiting: z.literal('true').optional(),
    }),
    response: pageOf(attemptRowSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  listToMark: {
    method: 'GET',
    path: '/me/to-mark',
    access: authors,
    summary:
      'List the attempts that wait for you to mark them, in all courses that you own, oldest first.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      ...pageOf(attemptToMarkSchema).shape,
      /** The number of attempts; 100 also stands for more. */
      pending: z.int().min(0).max(100),
    }),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: ofAttempt,
    access: authors,
    summary:
      'Get an attempt with its questions, keys, answers, how each was scored, and the history of its score.',
    params: attempt,
    response: attemptWorkSchema,
    errors: ['not_found'],
  },
  mark: {
    method: 'PUT',
    path: `${ofAttempt}/marks/{slotId}`,
    access: authors,
    summary:
      'Give an answer points by hand, or take them back, and write a comment on it for its learner.',
    params: attempt.extend({ slotId: ulidSchema }),
    body: z.strictObject({
      /** At most what the question is worth; null: as it is scored by itself. */
      points: pointsSchema.nullable(),
      comment: commentSchema,
      /** Of the score that was seen. */
      version: versionSchema,
    }),
    response: markedAnswerSchema,
    errors: ['not_found', 'attempt_runs', 'stale_version'],
  },
  reset: {
    method: 'DELETE',
    path: ofAttempt,
    access: authors,
    summary: 'Take an attempt that has ended out of what counts; its learner has one more.',
    params: attempt,
    body: z.strictObject({ reason: reasonSchema }),
    response: changedAttemptSchema,
    errors: ['not_found', 'attempt_runs'],
  },
  reopen: {
    method: 'POST',
    path: ofAttempt,
    access: authors,
    summary: 'Let an attempt that has ended run again, for some minutes.',
    params: attempt,
    body: z.strictObject({ reason: reasonSchema, minutes: extraMinutesSchema }),
    response: changedAttemptSchema,
    errors: ['not_found', 'attempt_runs'],
  },
  listNotBegun: {
    method: 'GET',
    path: `${ofQuiz}/not-begun`,
    access: authors,
    summary:
      'List the students of the course who have not begun the quiz, by name. A page may hold fewer than it could.',
    params: quiz,
    query: z.strictObject(pageQuery),
    response: pageOf(takerSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  previewRegrade: {
    method: 'GET',
    path: `${ofQuiz}/regrade-preview`,
    access: authors,
    summary:
      'See whose attempts a regrade would change, and from what to what: a page of the attempts, the newest first, of which those are told that change.',
    params: quiz,
    query: z.strictObject({ ...pageQuery, ...regradeChange }),
    response: z.strictObject({
      ...pageOf(regradedAttemptSchema).shape,
      /** The number of attempts that the page has looked at. */
      looked: count,
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
  regrade: {
    method: 'POST',
    path: `${ofQuiz}/regrades`,
    access: authors,
    summary:
      'Score a question anew for all who took the quiz: by its latest content, with full marks for all, or not at all. It is done in the background.',
    params: quiz,
    body: z.strictObject({ change: z.strictObject(regradeChange), reason: reasonSchema }),
    response: regradeSchema,
    status: 201,
    errors: ['not_found'],
  },
  listRegrades: {
    method: 'GET',
    path: `${ofQuiz}/regrades`,
    access: authors,
    summary: 'List the regrades of a quiz and how far they have come, the newest first.',
    params: quiz,
    query: z.strictObject(pageQuery),
    response: pageOf(regradeSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  getFigures: {
    method: 'GET',
    path: `${ofQuiz}/figures`,
    access: authors,
    summary:
      'Get the figures of the questions of a quiz over the first attempts of everybody. Eventually consistent, within seconds.',
    params: quiz,
    query: z.strictObject(pageQuery),
    response: z.strictObject({
      ...pageOf(quizFiguresSchema).shape,
      /** How many people and attempts there are. */
      sums: quizSumsSchema,
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
});
