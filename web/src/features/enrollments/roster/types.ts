import type { contract } from '#shared/contract/index.ts';
import type { Response, SentQuery } from '#shared/contract/route.ts';

type Enrollments = typeof contract.enrollments;

export type RosterEntry = Response<Enrollments['listRoster']>['items'][number];
export type LearnerView = Response<Enrollments['getLearner']>;
export type EnrollmentKey = Response<Enrollments['getKey']>;
export type Invitation = Response<Enrollments['listInvitations']>['items'][number];

/** What is asked of a roster: who, in which order, and from where on. */
export type RosterFilters = Omit<SentQuery<Enrollments['listRoster']>, 'limit'>;
