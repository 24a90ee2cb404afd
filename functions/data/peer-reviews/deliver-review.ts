import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { taskItem } from './deal-reviews.ts';
import { changedTask, type PeerSeat, peerSeats } from './peer-seats.ts';
import type { PeerTask } from './peer-tasks.ts';

/** That a review is delivered, where who wrote it and whose work it is about take part; they may be gone. */
export async function delivered(
  table: Table,
  task: PeerTask,
  { points, at: deliveredAt }: { points: number | null; at: string },
): Promise<TransactionItem[]> {
  const { assignmentId, taskId, submissionId, ownSubmissionId } = task;
  const seats = await peerSeats.some(table, assignmentId, [submissionId, ownSubmissionId]);
  const changed = (seat: PeerSeat): PeerSeat => ({
    ...seat,
    gives: changedTask(seat.gives, taskId, { deliveredAt }),
    gets: changedTask(seat.gets, taskId, { deliveredAt, points }),
  });
  return [
    taskItem(task, { deliveredAt }),
    ...seats.map((seat) => peerSeats.put(seat, changed(seat))),
  ];
}
