import { expect, it } from 'vitest';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import type { Item } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import { found } from '#functions/platform/app-error.ts';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { courseOf } from '#test/support/course-of.ts';
import { startTable } from '#test/support/table.ts';
import { recountReturned } from './recount-returned.ts';

const table = await startTable();
const day = (date: number) => `2026-01-0${date}T00:00:00.000Z`;
const row = {
  published: true,
  release: null,
  prerequisites: [],
  binnedAt: null,
  source: null,
  rank: 'a0',
  version: 1,
  revision: 1,
};

/** A course of one module with some lessons, and somebody in it who has done all of them. */
async function scene(lessons: number) {
  const course = courseOf({ state: 'published' });
  const { courseId } = course;
  const moduleId = ids.ulid(0);
  const place = { moduleId, courseId, ...row };
  const blockIds = Array.from({ length: lessons }, () => ids.ulid(0));
  const saved = { content: assignmentOf(), savedBy: 'u', savedAt: day(1) };
  const lesson = {
    kind: 'assignment' as const,
    title: { en: 'A lesson' },
    minutes: 5,
    preview: false,
    completion: { rule: 'marked' as const },
    mediaIds: [],
    facts: usualFacts,
  };
  const who = { userId: 'ada', courseId };
  const { next, items } = enrollments.transition(null, who, 'active', day(1));
  const resume = { moduleId, blockId: blockIds.at(-1) ?? '', positionSeconds: 0 };
  const done = enrollments.replace(next, {
    doneBlocks: lessons,
    resume,
    lastActivityAt: day(2),
  });
  const progress = { state: 'done' as const, positionSeconds: 0, played: [], credit: 0 };
  await table.commit([
    ...courses.create(course),
    outlineWrites.createModule({ ...place, title: { en: 'One' } }, day(1)),
    ...blockIds.flatMap((blockId) =>
      outlineWrites.createBlock({ ...place, ...lesson, blockId }, saved),
    ),
    ...items,
    ...blockIds.map((blockId) =>
      enrollments.putProgress({ userId: 'ada', courseId }, null, {
        ...progress,
        blockId,
        reportedAt: day(2),
        doneAt: day(2),
      }),
    ),
  ]);
  await table.commit([done.item]);
  const image = (one: Enrollment): Item => ({ entity: 'Enrollment', ...one });
  return {
    next: done.next,
    /** The stream's record that they have just done the last of the lessons. */
    done: { before: image({ ...next, doneBlocks: lessons - 1 }), after: image(done.next) },
    bin: async (blockId: string) => {
      const outline = found(await outlines.get(table, courseId));
      const block = found(outline.blocks.find((one) => one.blockId === blockId) ?? null);
      await table.commit([outlineWrites.placeBlock(block, { binnedAt: day(3) }, day(3)).item]);
    },
    blockIds,
    sum: async () => (await enrollments.get(table, 'ada', courseId))?.doneBlocks,
  };
}

it('INV-12: a lesson that was thrown away in the moment in which it was done does not count', async () => {
  const course = await scene(2);
  await course.bin(course.blockIds[1] ?? '');
  await recountReturned(table, [course.done]);
  expect(await course.sum()).toBe(1);
});

it('a lesson that is there is counted by whoever did it, and by nobody again', async () => {
  const course = await scene(2);
  await recountReturned(table, [course.done]);
  expect(await course.sum()).toBe(2);
  expect(found(await enrollments.get(table, 'ada', course.next.courseId)).recounts).toBe(0);
});
