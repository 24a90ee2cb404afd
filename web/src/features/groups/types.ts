import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

type Groups = typeof contract.groups;

export type GroupSet = Response<Groups['listSets']>['items'][number];
export type GroupRow = Response<Groups['list']>['items'][number];
export type GroupPerson = Response<Groups['listPeople']>['items'][number];
/** A set of a course by the two ids that its routes name. */
export type SetIds = { courseId: string; setId: string };
export type Division = { by: 'size' | 'groups'; n: number };
