import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { peerSeatSchema } from '#shared/schemas/peer-reviews.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { type Submissions, submissionsRecord } from '#functions/data/assignments/submissions.ts';
import { submitterId } from '#functions/data/assignments/work-place.ts';
import { keys, submitter } from '#functions/data/keys.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { peerRounds } from '#functions/data/peer-reviews/peer-rounds.ts';
import { type PeerSeat, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableAssignmentOf } from './editable-assignment.ts';
import { isClosed, reviewsIn } from './peer-work.ts';
import { presentPeerRound } from './present-peer-round.ts';
import { counted, seatAlias } from './present-peers.ts';
import { isNamed } from './whose-work.ts';

const parts = z.discriminatedUnion('entity', [
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
]);

type Row = z.infer<typeof peerSeatSchema>;

function presentSeat(
  seat: PeerSeat,
  { secret, ...who }: Pick<Row, 'person' | 'group'> & { secret: string },
  at: string,
): Row {
  const { all, delivered } = counted(seat.gets, at);
  return {
    submissionId: seat.submissionId,
    ...who,
    alias: seatAlias(secret, seat),
    gives: counted(seat.gives, at),
    gets: { all, delivered },
  };
}

/**
 * A page in the order of ids that are random; with names as those who mark see them (case 21). Asked for what nobody
 * reviews yet, it has those alone of the page that take reviews.
 */
export const listPeerReviews: Operation<typeof contract.listPeerReviews, SubmissionsDeps> = async ({
  actor,
  params: { courseId, assignmentId },
  query: { unreviewed },
  page,
  now,
  deps: { table, secret },
}) => {
  const { rules } = await editableAssignmentOf(table, actor, { courseId, assignmentId });
  const [saved, round, { items: seats, last }, sums] = await Promise.all([
    blockContents.get(table, assignmentId),
    peerRounds.get(table, assignmentId),
    peerSeats.list(table, assignmentId, page),
    submissionRows.sums(table, assignmentId),
  ]);
  const items = unreviewed ? seats.filter((seat) => reviewsIn(seat).length === 0) : seats;
  const found = items.length
    ? await table.batchGet(
        parts,
        items.flatMap(({ userId, team }) =>
          team
            ? [keys.submissions(submitter.group(team.groupId), courseId, assignmentId)]
            : [
                keys.submissions(submitter.person(userId), courseId, assignmentId),
                keys.profile(userId),
              ],
        ),
        { consistent: true },
      )
    : [];
  const workOf = ({ userId, team }: PeerSeat): Submissions | null => {
    const own = found.find(
      (one) => one.entity === 'Submissions' && submitterId(one) === (team?.groupId ?? userId),
    );
    return own?.entity === 'Submissions' ? own : null;
  };
  const whoseIs = (seat: PeerSeat): Pick<Row, 'person' | 'group'> => {
    const { userId, submissionId, team } = seat;
    const nobody = { person: null, group: null };
    const work = workOf(seat);
    const releasedAt = work?.markings[submissionId]?.releasedAt ?? null;
    if (!isNamed(rules, sums, releasedAt, now)) return nobody;
    if (team) return { ...nobody, group: work?.team?.name ?? null };
    const profile = found.find((one) => one.entity === 'Profile' && one.userId === userId);
    const known = profile?.entity === 'Profile' ? profile : undefined;
    return { ...nobody, person: presentTaker({ userId, profile: known }, actor) };
  };
  const isListed = (seat: PeerSeat) => {
    const work = workOf(seat);
    return !unreviewed || (work !== null && !isClosed(seat, work));
  };
  const peerReview = contentOfKind('assignment', saved?.content)?.peerReview ?? null;
  return {
    items: items
      .filter(isListed)
      .map((seat) => presentSeat(seat, { ...whoseIs(seat), secret }, iso(now))),
    isOn: peerReview !== null,
    byHand: peerReview?.allocation === 'hand',
    round: round && presentPeerRound(round),
    nextCursor: page.cursor(last),
  };
};
