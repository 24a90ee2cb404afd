import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { ids } from '#functions/platform/ids.ts';
import { startTable } from '#test/support/table.ts';
import { dealtByHand, takenBack } from './deal-by-hand.ts';
import { delivered } from './deliver-review.ts';
import { type PeerRound, peerRounds } from './peer-rounds.ts';
import { type PeerSeat, peerSeats } from './peer-seats.ts';
import { peerTasks, unchangedTask } from './peer-tasks.ts';

const table = await startTable();
const at = '2026-03-03T00:00:00.000Z';
const dueAt = '2026-03-10T00:00:00.000Z';

/** Two works that nobody reviews, once a press is done. */
async function scene() {
  const [courseId, assignmentId] = [ulid(), ulid()];
  const round: PeerRound = {
    courseId,
    assignmentId,
    round: 1,
    by: 'teacher',
    at,
    reviews: 1,
    dueAt,
    state: 'done',
    phase: 'deal',
    from: null,
    works: 2,
    step: 1,
  };
  const seatOf = (userId: string) => ({
    assignmentId,
    submissionId: ids.random(),
    userId,
    round: 1,
    isReplaced: false,
    gives: [],
    gets: [],
  });
  const [own, other] = [seatOf('reviewer'), seatOf('author')];
  await table.commit([
    peerRounds.begin(round),
    peerSeats.put(null, own),
    peerSeats.put(null, other),
  ]);
  const read = async (): Promise<[PeerSeat, PeerSeat]> => {
    const seats = await Promise.all(
      [own, other].map(({ submissionId }) => peerSeats.get(table, assignmentId, submissionId)),
    );
    const [by, of] = seats;
    if (!by || !of) throw new Error('Both take part.');
    return [by, of];
  };
  const taskId = ids.random();
  const task = { taskId, userId: 'reviewer', courseId, dueAt, by: 'teacher' };
  const readTask = () => peerTasks.get(table, 'reviewer', taskId);
  return { round, task, read, readTask };
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { error?: { code?: string } }) => error.error?.code ?? error,
  );

it('deals out and takes back as if nothing had been, at both ends', async () => {
  const { round, task, read, readTask } = await scene();
  const before = await read();
  await table.commit(dealtByHand(...before, task, round));
  const [by, of] = await read();
  expect(by.gives).toMatchObject([{ taskId: task.taskId, number: 1 }]);
  expect(of.gets).toMatchObject([{ taskId: task.taskId, reviewerId: 'reviewer', by: 'teacher' }]);
  await table.commit(takenBack([of, by], task.taskId, await readTask(), round));
  expect(await readTask()).toBeNull();
  const after = await read();
  expect(after.map(({ gives, gets }) => [gives, gets])).toEqual([
    [[], []],
    [[], []],
  ]);
});

it('case 85: refuses both while works are dealt out, and after a press that was not read', async () => {
  const { round, task, read } = await scene();
  const next: PeerRound = { ...round, round: 2, state: 'running', phase: 'seats' };
  await table.commit([peerRounds.begin(next)]);
  expect(await refusal(table.commit(dealtByHand(...(await read()), task, round)))).toBe(
    'allotment_runs',
  );
  await table.commit([peerRounds.goOn(next, { state: 'done' })]);
  expect(await refusal(table.commit(takenBack(await read(), task.taskId, null, round)))).toBe(
    'allotment_runs',
  );
});

it('case 47: takes nothing back that was delivered meanwhile, and saves no draft of what is gone', async () => {
  const { round, task, read, readTask } = await scene();
  await table.commit(dealtByHand(...(await read()), task, round));
  const [seats, open] = [await read(), await readTask()];
  if (!open) throw new Error('It was dealt out.');
  await table.commit([unchangedTask(open)]);
  await table.commit(await delivered(table, open, { points: 5, at }));
  expect(await refusal(table.commit(takenBack(seats, task.taskId, open, round)))).toBe('busy');
  expect(await refusal(table.commit([unchangedTask(open)]))).toBe('busy');
});
