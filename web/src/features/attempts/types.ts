import type { contract } from '#shared/contract/index.ts';
import type { CallInput } from '#shared/contract/client.ts';
import type { Response } from '#shared/contract/route.ts';

type Attempts = typeof contract.attempts;

export type AttemptRow = Response<Attempts['list']>['items'][number];
export type AttemptToMark = Response<Attempts['listToMark']>['items'][number];
export type QuizControls = Response<Attempts['getControls']>;

/** The query of a quiz's attempts, without the place in their list. */
export type AttemptFilters = Omit<
  NonNullable<CallInput<'attempts.list'>['query']>,
  'cursor' | 'limit'
>;
/** A quiz by the two ids that its routes name. */
export type QuizIds = { courseId: string; quizId: string };
/** An attempt of somebody by the ids that its routes name. */
export type WorkIds = QuizIds & { userId: string; attemptId: string };

export type Work = Response<Attempts['get']>;
export type WorkQuestion = Work['questions'][number];
export type QuestionFigures = Response<Attempts['getFigures']>['items'][number];
export type CourseQuiz = Response<Attempts['listQuizzes']>['items'][number];
export type RegradedAttempt = Response<Attempts['previewRegrade']>['items'][number];
export type Regrade = Response<Attempts['listRegrades']>['items'][number];
export type RegradeKind = Regrade['kind'];
export type Accommodation = Response<Attempts['listAccommodations']>['items'][number];
/** For whom something is different. */
export type Whose = Accommodation['of'];
/** What is sent to set it. */
export type Decision = CallInput<'attempts.setAccommodation'>['body'];
