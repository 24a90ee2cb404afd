import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { give, type NewTask, seatItem, unchanged } from './deal-reviews.ts';
import type { PeerRound } from './peer-rounds.ts';
import { type PeerSeat, peerSeats } from './peer-seats.ts';
import type { PeerTask } from './peer-tasks.ts';

/** Refuses a transaction where works are being dealt out, or were since the press that was read. */
const expectDone = ({ assignmentId, round }: PeerRound): TransactionItem => ({
  label: 'peer-round-done',
  check: keys.peerRound(assignmentId),
  condition: '#state = :done AND #round = :round',
  expression: {
    names: { '#state': 'state', '#round': 'round' },
    values: { ':done': 'done', ':round': round },
  },
  refused: () => new AppError('allotment_runs'),
});

/** One review more. */
export function dealtByHand(
  seat: PeerSeat,
  work: PeerSeat,
  task: NewTask,
  round: PeerRound,
): TransactionItem[] {
  const [by, of] = [unchanged(seat), unchanged(work)];
  return [give(by, of, task), seatItem(by), seatItem(of), expectDone(round)];
}

const without = <T extends { taskId: string }>(tasks: T[], taskId: string): T[] =>
  tasks.filter((one) => one.taskId !== taskId);

/**
 * One review fewer, with what was written of it.
 * @param seats that of the work, and that of its reviewer, who may be gone, as their task may
 */
export const takenBack = (
  seats: PeerSeat[],
  taskId: string,
  task: PeerTask | null,
  round: PeerRound,
): TransactionItem[] => [
  ...seats.map((before) =>
    peerSeats.put(before, {
      ...before,
      gives: without(before.gives, taskId),
      gets: without(before.gets, taskId),
    }),
  ),
  ...(task
    ? [
        tryAgain({
          label: 'peer-task',
          remove: keys.peerTask(task.userId, taskId),
          ...unchangedSince(task),
        }),
        { label: 'peer-review', remove: keys.peerReview(task.userId, taskId) },
      ]
    : []),
  expectDone(round),
];
