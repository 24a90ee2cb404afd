import type * as z from 'zod';
import type {
  dealtReviewSchema,
  peerReviewerSchema,
  peerSeatSchema,
} from '#shared/schemas/peer-reviews.ts';
import type { LocalizedText } from '#shared/schemas/text.ts';
import type { Actor } from '#functions/api/actor.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { stateOfTask } from '#functions/data/peer-reviews/own-reviews.ts';
import { givenBy, isOverdue, type PeerSeat } from '#functions/data/peer-reviews/peer-seats.ts';
import { iso } from '#functions/platform/iso.ts';
import { aliasOf } from './whose-work.ts';

type Named = Parameters<typeof presentTaker>[0]['profile'];

type DealtTask = Pick<
  PeerSeat['gets'][number],
  'taskId' | 'reviewerId' | 'dueAt' | 'deliveredAt' | 'passedOnAt' | 'by'
>;

export const counted = (
  tasks: readonly Parameters<typeof isOverdue>[0][],
  at: string,
): z.infer<typeof peerSeatSchema>['gives'] => {
  const theirs = tasks.filter(({ passedOnAt }) => passedOnAt === null);
  return {
    all: theirs.length,
    delivered: theirs.filter(({ deliveredAt }) => deliveredAt !== null).length,
    overdue: theirs.filter((one) => isOverdue(one, at)).length,
    passedOn: tasks.length - theirs.length,
  };
};

/** What somebody who reviews is called where names are hidden: apart from that of their group. */
export const reviewerAlias = (secret: string, assignmentId: string, userId: string): string =>
  aliasOf(secret, { userId, assignmentId, courseId: '' });

/** What a place in the ring is called where names are hidden. */
export const seatAlias = (secret: string, { assignmentId, userId, team }: PeerSeat): string =>
  team
    ? aliasOf(secret, {
        userId: '',
        assignmentId,
        courseId: '',
        group: { setId: '', groupId: team.groupId },
      })
    : reviewerAlias(secret, assignmentId, userId);

type Around = {
  assignmentId: string;
  /** null: nobody is to be named. */
  people: ReadonlyMap<string, Named> | null;
  secret: string;
  now: number;
  actor: Pick<Actor, 'roles'>;
};

const whose = ({ people, assignmentId, secret, actor }: Around, userId: string) => ({
  person: people && presentTaker({ userId, profile: people.get(userId) }, actor),
  alias: reviewerAlias(secret, assignmentId, userId),
});

/** A review of a work as it was dealt out. */
export function presentDealt(
  { taskId, reviewerId, dueAt, deliveredAt, passedOnAt, by }: DealtTask,
  around: Around,
): z.infer<typeof dealtReviewSchema> {
  return {
    taskId,
    ...whose(around, reviewerId),
    dueAt,
    state: passedOnAt === null ? stateOfTask({ deliveredAt, dueAt }, around.now) : 'passedOn',
    isByHand: by !== undefined,
    can: { takeBack: deliveredAt === null && passedOnAt === null },
  };
}

/** Somebody to whom a work could be given. */
export const presentReviewer = (
  seat: PeerSeat,
  userId: string,
  group: LocalizedText | null,
  around: Around,
): z.infer<typeof peerReviewerSchema> => ({
  submissionId: seat.submissionId,
  ...whose(around, userId),
  group: around.people && group,
  gives: counted(givenBy(seat, userId), iso(around.now)),
});
