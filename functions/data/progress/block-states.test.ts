import { expect, test } from 'vitest';
import {
  enrollments,
  type BlockState,
  type Progress,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { startTable } from '#test/support/table.ts';
import { blockStates, blockStatesRecord } from './block-states.ts';

const table = await startTable();
const who = { userId: 'ada', courseId: 'c' };
const kept = () => table.get(blockStatesRecord, keys.blockStates(who.userId, who.courseId));
const progressOf = (state: Progress['state'], reportedAt: string | null): Progress => ({
  blockId: 'b',
  state,
  positionSeconds: 0,
  played: [],
  credit: 0,
  reportedAt,
  doneAt: null,
});

test('INV-76: states are read as they were put, and of two who change them one has to read again', async () => {
  const states: BlockState[] = [
    { blockId: 'a', state: 'started' },
    { blockId: 'b', state: 'done' },
  ];
  await table.commit([blockStates.put(who, null, states)]);
  const read = await kept();
  expect(await blockStates.of(table, { ...who, lastActivityAt: 'then' }, read, 0)).toEqual(states);
  await table.commit([blockStates.put(who, read, [])]);
  for (const late of [read, null])
    await expect(table.commit([blockStates.put(who, late, states)])).rejects.toThrow(RuleRefused);
  expect(await kept()).toMatchObject({ started: [], done: [] });
});

test('who learned before states were kept has those of their progress; who never learned asks for nothing', async () => {
  const learner = { userId: 'grace', courseId: 'c', lastActivityAt: 'then' };
  const progress = progressOf('done', '2026-01-01T00:00:00.000Z');
  await table.commit([enrollments.putProgress(learner, null, progress)]);
  expect(await blockStates.of(table, learner, null, 0)).toMatchObject([
    { blockId: 'b', state: 'done' },
  ]);
  expect(await blockStates.of(table, { ...learner, lastActivityAt: null }, null, 0)).toEqual([]);
  expect(await blockStates.of(table, null, null, 0)).toEqual([]);
});

test('INV-76: of two who report on one lesson, whoever read it before the other wrote has to read again', async () => {
  const some = '2026-01-01T00:00:00.000Z';
  const { reportedAt: _, ...early } = progressOf('started', null);
  const put = (before: Progress | null, after: Progress) =>
    table.commit([enrollments.putProgress(who, before, after)]);
  await table.put({
    ...keys.progress(who.userId, who.courseId, 'b'),
    entity: 'Progress',
    ...early,
  });
  await expect(put(null, progressOf('done', some))).rejects.toThrow(RuleRefused);
  const read = progressOf('started', null);
  await put(read, progressOf('done', some));
  await expect(put(read, read)).rejects.toThrow(RuleRefused);
  await put(progressOf('done', some), progressOf('done', '2026-01-02T00:00:00.000Z'));
});
