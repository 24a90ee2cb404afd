import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { peerSeatSchema } from '#shared/schemas/peer-reviews.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { submissionsRecord } from '#functions/data/assignments/submissions.ts';
import { keyParts } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { peerRounds } from '#functions/data/peer-reviews/peer-rounds.ts';
import { isOverdue, type PeerSeat, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableAssignmentOf } from './editable-assignment.ts';
import { presentPeerRound } from './present-peer-round.ts';
import { isPeerReviewed } from './start-peer-review.ts';
import { aliasOf, isNamed } from './whose-work.ts';

const parts = z.discriminatedUnion('entity', [
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
]);

type Row = z.infer<typeof peerSeatSchema>;

const counted = (tasks: PeerSeat['gives'] | PeerSeat['gets'], at: string) => {
  const theirs = tasks.filter(({ passedOnAt }) => passedOnAt === null);
  return {
    all: theirs.length,
    delivered: theirs.filter(({ deliveredAt }) => deliveredAt !== null).length,
    overdue: theirs.filter((one) => isOverdue(one, at)).length,
  };
};

function presentSeat(
  seat: PeerSeat,
  who: { person: Row['person']; secret: string },
  at: string,
): Row {
  const { overdue: _, ...gets } = counted(seat.gets, at);
  return {
    submissionId: seat.submissionId,
    person: who.person,
    alias: aliasOf(who.secret, { ...seat, courseId: '' }),
    gives: counted(seat.gives, at),
    gets,
  };
}

/** A page in the order of ids that are random; with names as those who mark see them (case 21). */
export const listPeerReviews: Operation<typeof contract.listPeerReviews, SubmissionsDeps> = async ({
  actor,
  params: { courseId, assignmentId },
  page,
  now,
  deps: { table, secret },
}) => {
  const { rules } = await editableAssignmentOf(table, actor, { courseId, assignmentId });
  const [saved, round, { items, last }, sums] = await Promise.all([
    blockContents.get(table, assignmentId),
    peerRounds.get(table, assignmentId),
    peerSeats.list(table, assignmentId, page),
    submissionRows.sums(table, assignmentId),
  ]);
  const found = items.length
    ? await table.batchGet(
        parts,
        items.flatMap(({ userId }) => [
          keys.submissions(...keyParts({ userId, courseId, assignmentId })),
          keys.profile(userId),
        ]),
        { consistent: true },
      )
    : [];
  const personOf = ({ userId, submissionId }: PeerSeat, by: Actor): Row['person'] => {
    const own = found.find((one) => one.entity === 'Submissions' && one.userId === userId);
    const releasedAt =
      (own?.entity === 'Submissions' && own.markings[submissionId]?.releasedAt) || null;
    if (!isNamed(rules, sums, releasedAt, now)) return null;
    const profile = found.find((one) => one.entity === 'Profile' && one.userId === userId);
    return presentTaker(
      { userId, profile: profile?.entity === 'Profile' ? profile : undefined },
      by,
    );
  };
  return {
    items: items.map((seat) =>
      presentSeat(seat, { person: personOf(seat, actor), secret }, iso(now)),
    ),
    isOn: isPeerReviewed(contentOfKind('assignment', saved?.content)),
    round: round && presentPeerRound(round),
    nextCursor: page.cursor(last),
  };
};
