import { expect, it } from 'vitest';
import type { Completion } from '#shared/schemas/blocks.ts';
import {
  assignmentWithRule,
  open,
  passedWithSeventy,
  shut,
} from '../world/assignment-with-rule.ts';
import { startWorld } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, runtime } = world;
const teacher = await world.newPerson('teachers', 'Grace');
const minute = 60_000;
const scene = (rule?: Completion) => assignmentWithRule(world, teacher, rule);
const inMinutes = (minutes: number) =>
  new Date(Date.now() + ahead + minutes * minute).toISOString();

it('case 19: a pass counts from its release on, and by no lock, sum or export before', async () => {
  const { learner, mark, release, standing } = await scene();
  const exported = async () => JSON.stringify((await call(learner, 'accounts.exportMe')).body);
  await mark(70);
  expect(await standing()).toEqual(shut);
  await release(inMinutes(2));
  expect(await standing()).toEqual(shut);
  for (const word of ['"passes"', 'PassDue']) expect(await exported()).not.toContain(word);
  await release(null);
  expect(await standing()).toEqual(open);
});

it('INV-181: counts at the instant to come although nothing runs then, and is written once the table has forgotten it', async () => {
  const { mark, release, standing, enrollment } = await scene();
  await mark(90);
  const at = inMinutes(2);
  await release(at);
  ahead += minute;
  expect(await standing()).toEqual(shut);
  ahead += minute;
  expect(await standing()).toEqual(open);
  expect(await enrollment()).toMatchObject({ doneBlocks: 0, passes: [{ at }] });
  ahead += 2000;
  await runtime.dynamodb.sweepExpired();
  await runtime.drained();
  expect(await enrollment()).toMatchObject({ doneBlocks: 1, passes: [] });
  expect(await standing()).toEqual(open);
});

it('INV-191: completes the course at that instant where it was the last lesson, whether that is written or not', async () => {
  const { learner, read, takeLastAway, mark, release } = await scene();
  const completedAt = async () => {
    await runtime.drained();
    const { items } = await world.ok(learner, 'progress.listCourses');
    return items[0]?.completedAt;
  };
  await takeLastAway();
  await read();
  await mark(90);
  const at = inMinutes(2);
  await release(at);
  ahead += minute;
  expect(await completedAt()).toBeNull();
  ahead += minute;
  expect(await completedAt()).toBe(at);
  ahead += 2000;
  await runtime.dynamodb.sweepExpired();
  expect(await completedAt()).toBe(at);
});

it('who looks into it after the instant has it done, and it stays so', async () => {
  const { mark, release, standing, enrollment, report } = await scene();
  await mark(90);
  await release(inMinutes(2));
  expect(await report()).toMatchObject({ state: 'started' });
  ahead += 2 * minute;
  expect(await report()).toMatchObject({ state: 'done', enrollment: { doneBlocks: 1 } });
  expect(await enrollment()).toMatchObject({ passes: [] });
  expect(await standing()).toEqual(open);
});

it('a mark that is lowered before the instant takes the pass back; afterwards what is done stays done', async () => {
  const { mark, release, standing } = await scene();
  await mark(70);
  await release(inMinutes(2));
  await mark(69);
  ahead += 2 * minute;
  expect(await standing()).toEqual(shut);
  await mark(71);
  expect(await standing()).toEqual(open);
  await mark(10);
  expect(await standing()).toEqual(open);
});

it('case 19: a rule that is set before the release counts from the release on', async () => {
  const { mark, release, rule, standing, enrollment } = await scene({ rule: 'marked' });
  await mark(90);
  const at = inMinutes(2);
  await release(at);
  await rule(passedWithSeventy);
  expect(await standing()).toEqual(shut);
  expect(await enrollment()).toMatchObject({ doneBlocks: 0, passes: [{ at }] });
  ahead += 2 * minute;
  expect(await standing()).toEqual(open);
});
