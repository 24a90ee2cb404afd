import { expect, it } from 'vitest';
import type { Completion } from '#shared/schemas/blocks.ts';
import {
  assignmentWithRule,
  open,
  passedWithSeventy,
  shut,
} from '../world/assignment-with-rule.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const teacher = await world.newPerson('teachers', 'Grace');
const scene = (rule: Completion) => assignmentWithRule(world, teacher, rule);

it('a rule that is set or eased later holds for those who have done enough already, and takes nothing back', async () => {
  const { mark, release, rule, standing } = await scene({ rule: 'marked' });
  await mark(60);
  await release(null);
  expect(await standing()).toEqual(shut);
  await rule(passedWithSeventy);
  expect(await standing()).toEqual(shut);
  await rule({ rule: 'passed', percent: 60 });
  expect(await standing()).toEqual(open);
  await rule(passedWithSeventy);
  expect(await standing()).toEqual(open);
});

it('who has handed in has done it, where that becomes the rule', async () => {
  const { rule, standing, enrollment } = await scene({ rule: 'marked' });
  expect(await standing()).toEqual(shut);
  await rule({ rule: 'submitted' });
  expect(await standing()).toEqual(open);
  const { recounts } = (await enrollment()) ?? {};
  // Nothing else of the rule is new: nobody is counted again.
  await rule({ rule: 'submitted' });
  expect((await enrollment())?.recounts).toBe(recounts);
});
