import { attempts as contract } from '#shared/contract/attempts.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { keys } from '#functions/data/keys.ts';
import { standingKeys } from '#functions/data/quizzes/standing.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { editableQuizKeys, type QuizPlace } from './editable-quiz.ts';
import { get, workKeys } from './get.ts';
import { getControls } from './get-controls.ts';
import { getFigures } from './get-figures.ts';
import { giveMinutes } from './give-minutes.ts';
import { listAccommodations } from './list-accommodations.ts';
import { setAccommodation, setGroupAccommodation } from './set-accommodation.ts';
import { list } from './list.ts';
import { listQuizzes } from './list-quizzes.ts';
import { listToMark } from './list-to-mark.ts';
import { listNotBegun } from './list-not-begun.ts';
import { listRegrades } from './list-regrades.ts';
import { mark } from './mark.ts';
import { previewRegrade } from './preview-regrade.ts';
import { regrade } from './regrade.ts';
import { reopen } from './reopen.ts';
import { reset } from './reset.ts';
import { setCode } from './set-code.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

const runningKeys = (place: QuizPlace) => [
  ...editableQuizKeys(place),
  keys.quizClock(place.quizId),
];

/** What a decision about somebody's attempt reads by its address. */
const decisionKeys = (place: QuizPlace & { userId: string }) => [
  ...editableQuizKeys(place),
  keys.attempts(place.userId, place.courseId, place.quizId),
  ...standingKeys(place),
];

const controlKeys = (place: QuizPlace) => [...runningKeys(place), keys.quizCode(place.quizId)];

export const handler = apiHandler(
  contract,
  {
    // While a quiz is taken.
    getControls,
    setCode,
    giveMinutes,
    // What is different for single people and for groups.
    listAccommodations,
    setAccommodation,
    setGroupAccommodation,
    listQuizzes,
    // What was answered.
    list,
    listToMark,
    get,
    mark,
    reset,
    reopen,
    listNotBegun,
    getFigures,
    previewRegrade,
    regrade,
    listRegrades,
  },
  deps,
  {
    getControls: controlKeys,
    setCode: controlKeys,
    giveMinutes: controlKeys,
    list: runningKeys,
    get: workKeys,
    mark: decisionKeys,
    reset: decisionKeys,
    reopen: decisionKeys,
    listNotBegun: editableQuizKeys,
    getFigures: editableQuizKeys,
    previewRegrade: editableQuizKeys,
    regrade: editableQuizKeys,
    listRegrades: editableQuizKeys,
  },
);
