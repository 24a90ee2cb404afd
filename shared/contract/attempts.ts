import * as z from 'zod';
import {
  accessCodeSchema,
  extraMinutesSchema,
  quizControlsSchema,
  reasonSchema,
} from '#shared/schemas/attempts.ts';
import { ulidSchema, userIdSchema } from '#shared/schemas/primitives.ts';
import { feature } from './route.ts';

const authors = ['teachers', 'admins'] as const;
const quiz = z.strictObject({ courseId: ulidSchema, quizId: ulidSchema });
const ofQuiz = '/courses/{courseId}/quizzes/{quizId}';

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
    path: `${ofQuiz}/access-code`,
    access: authors,
    summary: 'Set the access code of a quiz, or remove it.',
    params: quiz,
    body: z.strictObject({ code: accessCodeSchema.nullable() }),
    response: quizControlsSchema,
    errors: ['not_found'],
  },
  giveMinutes: {
    method: 'POST',
    path: `${ofQuiz}/extra-minutes`,
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
});
