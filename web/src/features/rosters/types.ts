import type { contract } from '#shared/contract/index.ts';
import type { Response, SentQuery } from '#shared/contract/route.ts';

type Enrollments = typeof contract.enrollments;
type Rosters = typeof contract.rosters;

export type RosterEntry = Response<Rosters['list']>['items'][number];
export type LearnerView = Response<Rosters['getLearner']>;
export type EnrollmentKey = Response<Enrollments['getKey']>;
export type Invitation = Response<Enrollments['listInvitations']>['items'][number];

/** The query of a roster: who, in which order, and from where on. */
export type RosterFilters = Omit<SentQuery<Rosters['list']>, 'limit'>;
export type EnrollmentRequest = Response<typeof contract.rosters.listRequests>['items'][number];
