import { expect, it } from 'vitest';
import { blockContentSchema } from '#shared/schemas/blocks.ts';
import { plainAssignment } from './assignment/plain-assignment.ts';
import { blockKinds } from './block-kinds.ts';
import { changeTimes, hasTimes, timesOf } from './times.ts';

const on = (day: number) => ({ day, time: '09:00', timeZone: 'Europe/Madrid' });

it('knows every time of an assignment, and changes each and nothing else', () => {
  const assignment = {
    ...plainAssignment,
    opens: on(1),
    due: on(8),
    closes: on(10),
    marksRelease: { rule: 'at' as const, at: on(15) },
  };
  expect(timesOf(assignment)).toEqual([
    { name: 'opens', time: on(1) },
    { name: 'due', time: on(8) },
    { name: 'closes', time: on(10) },
    { name: 'marks', time: on(15) },
  ]);
  expect(changeTimes(assignment, (time) => ({ ...time, day: time.day + 2 }))).toEqual({
    ...assignment,
    opens: on(3),
    due: on(10),
    closes: on(12),
    marksRelease: { rule: 'at', at: on(17) },
  });
});

it('leaves what has no time as it is', () => {
  expect(timesOf(plainAssignment)).toEqual([]);
  expect(changeTimes(plainAssignment, () => on(9))).toEqual(plainAssignment);
});

it('knows when a live session starts', () => {
  const live = blockContentSchema.parse({
    kind: 'live',
    ...on(4),
    joinAddress: null,
    recordingMediaId: null,
  });
  expect(timesOf(live)).toEqual([{ name: 'starts', time: on(4) }]);
  expect(changeTimes(live, () => on(5))).toEqual({ ...live, ...on(5) });
});

it('says which kinds can have times', () => {
  expect(blockKinds.filter(hasTimes)).toEqual(['live', 'quiz', 'assignment']);
});
