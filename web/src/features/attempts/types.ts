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
