import { derivedId } from '#functions/platform/derived-id.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { PeerRound } from './peer-rounds.ts';
import { changedTask, isOpen, isOverdue, type PeerSeat, peerSeats } from './peer-seats.ts';
import { type PeerTask, peerTasks } from './peer-tasks.ts';

type Round = Pick<PeerRound, 'courseId' | 'round' | 'reviews' | 'dueAt' | 'at'>;

/** A place in the ring as it was read, and as it is to be. */
type Change = { before: PeerSeat; next: PeerSeat };

const unchanged = (before: PeerSeat): Change => ({ before, next: before });

const seatItem = ({ before, next }: Change): TransactionItem => peerSeats.put(before, next);

/** A task between two places, and both as they are then. */
function give(by: Change, of: Change, round: Round): TransactionItem {
  const [reviewer, work] = [by.next, of.next];
  const taskId = derivedId(
    `${reviewer.assignmentId} ${round.round} ${reviewer.submissionId} ${work.submissionId}`,
  );
  const task = { taskId, dueAt: round.dueAt, deliveredAt: null, passedOnAt: null };
  by.next = {
    ...reviewer,
    gives: [...reviewer.gives, { ...task, submissionId: work.submissionId }],
  };
  of.next = {
    ...work,
    gets: [
      ...work.gets,
      {
        ...task,
        reviewerId: reviewer.userId,
        reviewerSubmissionId: reviewer.submissionId,
        points: null,
      },
    ],
  };
  return peerTasks.put(null, {
    ...task,
    userId: reviewer.userId,
    courseId: round.courseId,
    assignmentId: reviewer.assignmentId,
    submissionId: work.submissionId,
    ownSubmissionId: reviewer.submissionId,
    number: reviewer.gives.length + 1,
  });
}

const reviewsIt = (work: PeerSeat, userId: string): boolean =>
  work.userId === userId || work.gets.some((one) => one.reviewerId === userId);

/**
 * What somebody reviews by a press: of those that follow them in the ring as many as were asked for, where they or the
 * work came with this press. What they have already is not given again.
 * @param following at least as many as are asked for, where there are so many
 */
export function dealtTo(seat: PeerSeat, following: PeerSeat[], round: Round): TransactionItem[] {
  const by = unchanged(seat);
  if (seat.isReplaced) return [];
  const works = following
    .filter(({ userId, isReplaced }) => userId !== seat.userId && !isReplaced)
    .slice(0, round.reviews)
    .filter((work) => seat.round === round.round || work.round === round.round)
    .filter((work) => !reviewsIt(work, seat.userId))
    .map(unchanged);
  const tasks = works.map((of) => give(by, of, round));
  return tasks.length === 0 ? [] : [...tasks, seatItem(by), ...works.map(seatItem)];
}

/** So much somebody may have before them, who takes over more. */
const mostOpen = 10;

/** Who takes over a review of a work: the first that follows it who has nothing overdue, and does not review it yet. */
const successorOf = (work: PeerSeat, following: PeerSeat[], at: string): PeerSeat | undefined =>
  following.find(
    (one) =>
      !one.isReplaced &&
      !reviewsIt(work, one.userId) &&
      !one.gives.some((task) => isOverdue(task, at)) &&
      one.gives.filter(isOpen).length < mostOpen,
  );

/** The first review of a work that is overdue at a press; of what was replaced, none is missing. */
export const overdueOf = (work: PeerSeat, at: string) =>
  (!work.isReplaced && work.gets.find((one) => isOverdue(one, at))) || null;

/**
 * A review that is overdue passes on to somebody else: nothing where nobody can take it.
 * @param from what is left of whoever has it: they may be gone
 */
export function passedOn(
  work: PeerSeat,
  overdue: PeerSeat['gets'][number],
  from: { seat: PeerSeat | null; task: PeerTask | null },
  following: PeerSeat[],
  round: Round,
): TransactionItem[] {
  const successor = successorOf(work, following, round.at);
  if (!successor) return [];
  const { taskId } = overdue;
  const passed = { passedOnAt: round.at };
  const of: Change = {
    before: work,
    next: { ...work, gets: changedTask(work.gets, taskId, passed) },
  };
  const by = unchanged(successor);
  const given = give(by, of, round);
  const { seat, task } = from;
  return [
    given,
    seatItem(of),
    seatItem(by),
    ...(seat
      ? [
          seatItem({
            before: seat,
            next: { ...seat, gives: changedTask(seat.gives, taskId, passed) },
          }),
        ]
      : []),
    ...(task ? [taskItem(task, passed)] : []),
  ];
}

/** A task as it changes. */
export const taskItem = (task: PeerTask, changes: Partial<PeerTask>): TransactionItem =>
  peerTasks.put(task, { ...task, ...changes });
