import { derivedId } from '#functions/platform/derived-id.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { newSince, type PeerRound } from './peer-rounds.ts';
import {
  changedTask,
  givenBy,
  isOpen,
  isOverdue,
  isOwnWork,
  type PeerSeat,
  peerSeats,
  reviewersIn,
} from './peer-seats.ts';
import { type PeerTask, peerTasks } from './peer-tasks.ts';

type Round = Pick<PeerRound, 'courseId' | 'round' | 'since' | 'reviews' | 'dueAt' | 'at'>;

/** A place in the ring as it was read, and as it is to be. */
export type Change = { before: PeerSeat; next: PeerSeat };

export const unchanged = (before: PeerSeat): Change => ({ before, next: before });

export const seatItem = ({ before, next }: Change): TransactionItem => peerSeats.put(before, next);

/** A new review: who is to write it, until when, and, where it was dealt out by hand, by whom. */
export type NewTask = Pick<PeerTask, 'taskId' | 'userId' | 'courseId' | 'dueAt'> & { by?: string };

/** A task between two places, and both as they are then. */
export function give(
  byPlace: Change,
  of: Change,
  { taskId, userId, courseId, dueAt, by }: NewTask,
) {
  const [reviewer, work] = [byPlace.next, of.next];
  const task = { taskId, dueAt, deliveredAt: null, passedOnAt: null };
  const own = givenBy(reviewer, userId);
  const number = Math.max(own.length, ...own.map((one) => one.number ?? 0)) + 1;
  byPlace.next = {
    ...reviewer,
    gives: [
      ...reviewer.gives,
      {
        ...task,
        submissionId: work.submissionId,
        number,
        ...(reviewer.team && { reviewerId: userId }),
      },
    ],
  };
  of.next = {
    ...work,
    gets: [
      ...work.gets,
      {
        ...task,
        reviewerId: userId,
        reviewerSubmissionId: reviewer.submissionId,
        points: null,
        ...(by !== undefined && { by }),
      },
    ],
  };
  return peerTasks.put(null, {
    ...task,
    userId,
    courseId,
    assignmentId: reviewer.assignmentId,
    submissionId: work.submissionId,
    ownSubmissionId: reviewer.submissionId,
    number,
  });
}

/** The task that follows from a press: the same however often it is dealt out. */
const taskOf = (
  { assignmentId, submissionId, team }: PeerSeat,
  userId: string,
  work: PeerSeat,
  { courseId, round, dueAt }: Round,
): NewTask => ({
  taskId: derivedId(
    [assignmentId, round, submissionId, work.submissionId, ...(team ? [userId] : [])].join(' '),
  ),
  userId,
  courseId,
  dueAt,
});

const reviewsIt = (work: PeerSeat, userId: string): boolean =>
  work.gets.some((one) => one.reviewerId === userId);

/** Some works for somebody, but those that they have or had already. */
export function given(
  seat: PeerSeat,
  userId: string,
  some: PeerSeat[],
  round: Round,
): TransactionItem[] {
  const by = unchanged(seat);
  const works = some.filter((work) => !reviewsIt(work, userId)).map(unchanged);
  const tasks = works.map((of) => give(by, of, taskOf(seat, userId, of.before, round)));
  return tasks.length === 0 ? [] : [...tasks, seatItem(by), ...works.map(seatItem)];
}

/** The reviews that somebody had from a place before a press, which all have other due dates. */
export const hadBefore = (seat: PeerSeat, userId: string, { dueAt }: Pick<Round, 'dueAt'>) =>
  givenBy(seat, userId).filter((one) => one.dueAt !== dueAt);

/**
 * What somebody reviews by a press: of those that follow them in the ring as many as were asked for, where they or the
 * work are new to it. What they have already is not given again, and what a newcomer was given by hand is of the number.
 * @param following at least as many as are asked for, where there are so many
 */
export function dealtTo(seat: PeerSeat, following: PeerSeat[], round: Round): TransactionItem[] {
  if (seat.isReplaced) return [];
  const isNew = (one: PeerSeat) => one.round >= newSince(round);
  const had = hadBefore(seat, seat.userId, round);
  const left = isNew(seat) ? Math.max(0, round.reviews - had.length) : round.reviews;
  const works = following
    .filter(({ userId, isReplaced }) => userId !== seat.userId && !isReplaced)
    .slice(0, round.reviews)
    .filter((work) => isNew(seat) || isNew(work))
    .filter(({ submissionId }) => !had.some((one) => one.submissionId === submissionId))
    .slice(0, left);
  return given(seat, seat.userId, works, round);
}

/** So much somebody may have before them, who takes over more. */
const mostOpen = 10;

/**
 * Who takes over a review of a work: of the first place that follows it with somebody who has nothing overdue, and does not
 * review it yet, whoever has least to do.
 */
function successorOf(work: PeerSeat, following: PeerSeat[], at: string) {
  for (const seat of following) {
    const free = reviewersIn(seat)
      .filter((one) => !seat.isReplaced && !isOwnWork(work, one) && !reviewsIt(work, one.userId))
      .map(({ userId }) => ({ seat, userId, tasks: givenBy(seat, userId).filter(isOpen) }))
      .filter(({ tasks }) => tasks.length < mostOpen && !tasks.some((one) => isOverdue(one, at)))
      .toSorted((a, b) => a.tasks.length - b.tasks.length);
    if (free[0]) return free[0];
  }
  return null;
}

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
  const passing = (before: PeerSeat): Change => ({
    before,
    next: { ...before, gives: changedTask(before.gives, taskId, passed) },
  });
  // Of a group, another member may take it over: then both share a place.
  const by = passing(successor.seat);
  const isApart = from.seat !== null && from.seat.submissionId !== by.before.submissionId;
  return [
    give(by, of, taskOf(by.before, successor.userId, work, round)),
    seatItem(of),
    seatItem(by),
    ...(from.seat && isApart ? [seatItem(passing(from.seat))] : []),
    ...(from.task ? [taskItem(from.task, passed)] : []),
  ];
}

/** A task as it changes. */
export const taskItem = (task: PeerTask, changes: Partial<PeerTask>): TransactionItem =>
  peerTasks.put(task, { ...task, ...changes });
