import type { contract } from '#shared/contract/index.ts';
import type { CallInput } from '#shared/contract/client.ts';
import type { Response } from '#shared/contract/route.ts';

type Submissions = typeof contract.submissions;

/** A work under peer review by the ids that its routes name. */
export type PeerWorkIds = AssignmentIds & { submissionId: string };

/** An assignment by the two ids that its routes name. */
export type AssignmentIds = { courseId: string; assignmentId: string };

export type SubmissionRow = Response<Submissions['list']>['items'][number];
export type SubmissionSums = Response<Submissions['list']>['sums'];
export type SubmissionToMark = Response<Submissions['listToMark']>['items'][number];
export type CourseAssignment = Response<Submissions['listAssignments']>['items'][number];
export type SubmissionWork = Response<Submissions['get']>;
export type Marking = NonNullable<SubmissionWork['marking']>;
export type MarksRelease = Response<Submissions['listReleases']>['items'][number];
export type PeerSeat = Response<Submissions['listPeerReviews']>['items'][number];
export type DealtReview = Response<Submissions['dealReview']>;
export type PeerReviewer = Response<Submissions['listReviewers']>['items'][number];
export type PeerRound = Response<Submissions['listPeerReviews']>['round'];
export type Extension = Response<Submissions['listExtensions']>['items'][number];

/** A student of the course who has handed in nothing. */
export type NotSubmitted = Response<Submissions['listNotSubmitted']>['items'][number];

/** Somebody of whom something is decided. */
export type Someone = Pick<Extension['person'], 'userId' | 'name'>;

/** Which of the submissions are listed; undefined: all that count. */
export type ListName = NonNullable<CallInput<'submissions.list'>['query']>['list'];
