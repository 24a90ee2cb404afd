import { quizzes as contract } from '#shared/contract/quizzes.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { keys } from '#functions/data/keys.ts';
import { quizKeys } from '#functions/data/quizzes/quiz-view.ts';
import { ownStandingKeys } from '#functions/data/quizzes/standing.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { get } from './get.ts';
import { getAttempt } from './get-attempt.ts';
import { getResult } from './get-result.ts';
import { getResults } from './get-results.ts';
import { getTime } from './get-time.ts';
import { list } from './list.ts';
import { answerKeys, timeKeys } from './own-attempt.ts';
import { saveAnswer } from './save-answer.ts';
import { listReview } from './list-review.ts';
import { setReview } from './set-review.ts';
import { answerReview } from './answer-review.ts';
import { start } from './start.ts';
import { submit } from './submit.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

export const handler = apiHandler(
  contract,
  {
    list,
    getResults,
    listReview,
    setReview,
    answerReview,
    get,
    start,
    getAttempt,
    getTime,
    saveAnswer,
    submit,
    getResult,
  },
  deps,
  {
    get: quizKeys,
    start: quizKeys,
    getAttempt: quizKeys,
    getTime: timeKeys,
    saveAnswer: answerKeys,
    submit: (params, userId) => [
      ...quizKeys(params, userId),
      ...ownStandingKeys({ ...params, userId }),
    ],
    getResult: (params, userId) => [
      ...quizKeys(params, userId),
      keys.quizSums(params.quizId),
      keys.review(userId),
    ],
    listReview: (_, userId) => [keys.review(userId)],
    setReview: (_, userId) => [keys.review(userId)],
    answerReview: (_, userId) => [keys.review(userId)],
  },
);
