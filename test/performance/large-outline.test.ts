import { isDeepStrictEqual } from 'node:util';
import { generateNKeysBetween } from 'fractional-indexing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headOf } from '#functions/lessons/block-write.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { startHere } from '#local/lambda/start-here.ts';
import { type MadeCourse, makeCourse, textBlock } from '../world/courses.ts';
import type { Person } from '../world/open-world.ts';
import { measureCalls } from './measure-calls.ts';
import { allItems, startPlatform } from './platform.ts';
import { ulidOf } from './school.ts';

const platform = await startPlatform({ startEnvironment: startHere });
afterAll(() => platform.stop());
const { ok, newPerson, runtime, hooks, table } = platform;

const blocks = 300;
let teacher: Person;
let course: MadeCourse;

/** The items of the table that are not as they were, and those that came. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const look = async () =>
    new Map((await allItems(table)).map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
  const before = await look();
  await work();
  await runtime.drained();
  const after = await look();
  return [...after].flatMap(([key, item]) =>
    isDeepStrictEqual(before.get(key), item) ? [] : [key],
  );
}

beforeAll(async () => {
  teacher = await newPerson('teachers');
  course = await makeCourse(platform, teacher, { publish: false });
  const { courseId, moduleId } = course;
  const { content, ...fields } = textBlock();
  const saved = { content, savedBy: teacher.userId, savedAt: new Date().toISOString() };
  const rules = { published: true, release: null, prerequisites: [], binnedAt: null, source: null };
  const ranks = generateNKeysBetween('a1', null, blocks - 1);
  for (const [at, rank] of ranks.entries()) {
    const blockId = ulidOf(3, at);
    const block = {
      ...fields,
      ...rules,
      ...headOf(content),
      blockId,
      courseId,
      moduleId,
      rank,
      kind: content.kind,
      completion: { rule: 'marked' as const },
      version: 1,
      revision: 1,
    };
    await table.commit(outlineWrites.createBlock(block, saved));
  }
  await runtime.drained();
});

const move = (from: number, behind: number) => () =>
  ok(teacher, 'lessons.changeBlocks', {
    params: { courseId: course.courseId },
    body: {
      blockIds: [ulidOf(3, from)],
      change: { do: 'move', moduleId: course.moduleId, after: ulidOf(3, behind) },
    },
  });

it('moving one of 300 lessons writes that one beside the remembered answer; the stream keeps the outline, its quizzes and assignments, and what its gradebook is made of', async () => {
  const changed = await changedBy(move(250, 3));
  expect(changed.toSorted()).toEqual([
    `COURSE#${course.courseId} OUTLINE#BLOCK#${ulidOf(3, 250)}`,
    expect.stringMatching(/^IDEMPOTENCY#/),
    `STATS#${course.courseId} ASSIGNMENTS`,
    `STATS#${course.courseId} GRADING`,
    `STATS#${course.courseId} OUTLINE`,
    `STATS#${course.courseId} QUIZZES`,
    `STATS#${course.courseId} STATS`,
  ]);
});

it('moving one of 300 lessons costs what moving one of 40 costs to write', async () => {
  const { write, requests } = await measureCalls(hooks, move(17, 290));
  expect(write).toBeLessThanOrEqual(6);
  expect(requests).toBeLessThanOrEqual(4);
});

it('a course of 300 lessons is read to be arranged in one query', async () => {
  const { requests } = await measureCalls(hooks, async () => {
    const { blocks: rows } = await ok(teacher, 'lessons.getStructure', {
      params: { courseId: course.courseId },
    });
    expect(rows).toHaveLength(blocks);
  });
  expect(requests).toBe(2);
});
