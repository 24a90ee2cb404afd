import * as z from 'zod';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import { mostReviews } from '#shared/policies/peer-limits.ts';
import type { LocalizedText } from '#shared/schemas/text.ts';
import type { Operation } from '#functions/api/operation.ts';
import { wordsOf } from '#functions/data/accounts/fold-name.ts';
import { fullName, profiles } from '#functions/data/accounts/profiles.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { submissionsRecord } from '#functions/data/assignments/submissions.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { keys, submitter } from '#functions/data/keys.ts';
import {
  isOwnWork,
  type PeerSeat,
  peerSeats,
  candidatesIn,
} from '#functions/data/peer-reviews/peer-seats.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SubmissionsDeps } from './deps.ts';
import { dealRefusal, peerWorkOf, reviewsIn } from './peer-work.ts';
import { presentDealt, presentReviewer, reviewerAlias } from './present-peers.ts';
import { isNamed } from './whose-work.ts';

const parts = z.discriminatedUnion('entity', [
  enrollmentRecord.pick({ userId: true, state: true }).extend({ entity: z.literal('Enrollment') }),
  submissionsRecord.pick({ group: true, team: true }).extend({ entity: z.literal('Submissions') }),
]);

/** Who of some places is in the course, and what their groups are called. */
async function around(
  table: Table,
  { courseId, assignmentId }: { courseId: string; assignmentId: string },
  seats: PeerSeat[],
) {
  const found =
    seats.length === 0
      ? []
      : await table.batchGet(
          parts,
          seats.flatMap((seat) => [
            ...candidatesIn(seat).map(({ userId }) => keys.enrollment(userId, courseId)),
            ...(seat.team
              ? [keys.submissions(submitter.group(seat.team.groupId), courseId, assignmentId)]
              : []),
          ]),
          { consistent: true },
        );
  const isIn = new Set(
    found.flatMap((one) =>
      one.entity === 'Enrollment' && one.state === 'active' ? [one.userId] : [],
    ),
  );
  const names = new Map<string, LocalizedText>(
    found.flatMap((one) =>
      one.entity === 'Submissions' && one.group && one.team
        ? [[one.group.groupId, one.team.name]]
        : [],
    ),
  );
  return { isIn, nameOf: ({ team }: PeerSeat) => (team && names.get(team.groupId)) ?? null };
}

/**
 * A page of the ring, in the order of ids that are random, and who of it could review a work. By name only who those who
 * mark may know is looked for (case 21).
 */
export const listReviewers: Operation<typeof contract.listReviewers, SubmissionsDeps> = async ({
  actor,
  params,
  query: { q },
  page,
  now,
  deps: { table, secret },
}) => {
  const work = await peerWorkOf(table, actor, params);
  const { rules, seat, releasedAt } = work;
  const { assignmentId } = params;
  const [{ items: seats, last }, sums] = await Promise.all([
    peerSeats.list(table, assignmentId, page),
    submissionRows.sums(table, assignmentId),
  ]);
  const reviews = reviewsIn(seat);
  const reviewing = new Set(reviews.map(({ reviewerId }) => reviewerId));
  const { isIn, nameOf } = await around(table, params, seats);
  const free = seats.flatMap((place) =>
    place.isReplaced
      ? []
      : candidatesIn(place)
          .filter((one) => !isOwnWork(seat, one) && !reviewing.has(one.userId))
          .filter(({ userId }) => isIn.has(userId))
          .map(({ userId }) => ({ place, userId })),
  );
  const byTask = (tasks: PeerSeat['gets']) =>
    tasks.toSorted((a, b) => (a.taskId < b.taskId ? -1 : 1));
  const passedOn = seat.gets.filter((one) => !reviews.includes(one));
  const dealt = [...byTask(reviews), ...byTask(passedOn)].slice(0, mostReviews);
  const known = new Set([
    ...dealt.map(({ reviewerId }) => reviewerId),
    ...free.map(({ userId }) => userId),
  ]);
  const people = isNamed(rules, sums, releasedAt, now)
    ? await profiles.byId(table, [...known])
    : null;
  const presented = { assignmentId, people, secret, now, actor };
  const words = wordsOf(q ?? '');
  const isWanted = (userId: string) => {
    const profile = people?.get(userId);
    const own = wordsOf(
      `${profile ? fullName(profile) : ''} ${reviewerAlias(secret, assignmentId, userId)}`,
    );
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  return {
    items: free
      .filter(({ userId }) => isWanted(userId))
      .map(({ place, userId }) => presentReviewer(place, userId, nameOf(place), presented)),
    reviews: dealt.map((task) => presentDealt(task, presented)),
    refusal: dealRefusal(work),
    nextCursor: page.cursor(last),
  };
};
