import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { mostReviews } from '#shared/policies/peer-limits.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { AssignmentFacts, ContentOf } from '#shared/schemas/blocks.ts';
import type { Actor } from '#functions/api/actor.ts';
import { submission, type SubmissionAddress } from '#functions/data/assignments/submission.ts';
import {
  countedIn,
  type Submissions,
  submissions,
} from '#functions/data/assignments/submissions.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { blockContentRecord } from '#functions/data/lessons/block-contents.ts';
import { type PeerRound, peerRoundRecord } from '#functions/data/peer-reviews/peer-rounds.ts';
import { type PeerSeat, peerSeatRecord } from '#functions/data/peer-reviews/peer-seats.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import {
  type AssignmentPlace,
  editableAssignmentKeys,
  editableAssignmentOf,
} from './editable-assignment.ts';

export type PeerWorkPlace = AssignmentPlace & { submissionId: string };

const parts = z.discriminatedUnion('entity', [
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  peerRoundRecord.extend({ entity: z.literal('PeerRound') }),
  peerSeatRecord.extend({ entity: z.literal('PeerSeat') }),
]);

const ownKeys = ({ assignmentId, submissionId }: PeerWorkPlace): Key[] => [
  keys.blockContent(assignmentId),
  keys.peerRound(assignmentId),
  keys.peerSeat(assignmentId, submissionId),
];

/** What every route of a work under peer review reads: with the profile, in one request. */
export const peerWorkKeys = (place: PeerWorkPlace): Key[] => [
  ...editableAssignmentKeys(place),
  ...ownKeys(place),
  keys.submissionAddress(place.submissionId),
];

export type PeerWork = {
  rules: AssignmentFacts;
  peerReview: ContentOf<'assignment'>['peerReview'];
  round: PeerRound | null;
  seat: PeerSeat;
  place: SubmissionAddress;
  own: Submissions;
  /** When its mark was released; null: it is not. */
  releasedAt: string | null;
};

/** A work that takes part in peer review, for those who may change its course. @throws AppError `not_found` */
export async function peerWorkOf(
  table: Table,
  actor: Actor,
  params: PeerWorkPlace,
): Promise<PeerWork> {
  const { rules } = await editableAssignmentOf(table, actor, params);
  const [all, address] = await Promise.all([
    table.batchGet(parts, ownKeys(params), { consistent: true }),
    submission.address(table, params.submissionId),
  ]);
  const of = <E extends (typeof all)[number]['entity']>(entity: E) =>
    all.find((one): one is Extract<typeof one, { entity: E }> => one.entity === entity) ?? null;
  const seat = found(of('PeerSeat'));
  const place = found(address);
  const own = found(await submissions.get(table, place));
  return {
    rules,
    peerReview: contentOfKind('assignment', of('BlockContent')?.content)?.peerReview ?? null,
    round: of('PeerRound'),
    seat,
    place,
    own,
    releasedAt: own.markings[params.submissionId]?.releasedAt ?? null,
  };
}

/** The reviews of a work that somebody has, or has delivered. */
export const reviewsIn = ({ gets }: Pick<PeerSeat, 'gets'>): PeerSeat['gets'] =>
  gets.filter(({ passedOnAt }) => passedOnAt === null);

/** Whether a work takes no more reviews: its mark is released, it was sent back, or another one came in its place. */
export function isClosed({ submissionId, isReplaced }: PeerSeat, own: Submissions): boolean {
  const marking = own.markings[submissionId];
  const isOther = isReplaced || countedIn(own)?.submissionId !== submissionId;
  return isOther || marking?.state === 'returned' || (marking?.releasedAt ?? null) !== null;
}

/** Why no review of a work can be dealt out by hand; null: one can. */
export function dealRefusal({ peerReview, round, seat, own }: PeerWork) {
  if (!peerReview || !round) return 'assignment_not_ready' satisfies ErrorCode;
  if (round.state === 'running') return 'allotment_runs' satisfies ErrorCode;
  if (isClosed(seat, own)) return 'review_closed' satisfies ErrorCode;
  return reviewsIn(seat).length < mostReviews ? null : ('reviews_full' satisfies ErrorCode);
}
