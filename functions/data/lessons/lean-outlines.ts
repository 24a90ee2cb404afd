import * as z from 'zod';
import { courseRecord, type Course } from '#functions/data/courses/courses.ts';
import { seatsRecord, uncounted } from '#functions/data/courses/seats.ts';
import { ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { blockRecord, inOrder, moduleRecord } from './outline.ts';

/** The parts of a row that students get, or are held to. The rest is its editors', and a third of the bytes. */
const placed = {
  title: true,
  published: true,
  release: true,
  prerequisites: true,
  rank: true,
  binnedAt: true,
  version: true,
} as const;

const leanModule = moduleRecord.pick({ ...placed, moduleId: true });
const leanBlock = blockRecord.pick({
  ...placed,
  blockId: true,
  moduleId: true,
  kind: true,
  minutes: true,
  preview: true,
  completion: true,
});

/** A course in a player: what its head shows, who may see it, and from when its dates count. */
const lessonCourse = courseRecord.pick({
  courseId: true,
  title: true,
  category: true,
  cover: true,
  coverFile: true,
  state: true,
  ownerId: true,
  startsOn: true,
  completeFrom: true,
});
export type LessonCourse = z.infer<typeof lessonCourse>;

/** Each row would bring the id of the course, which the reader has named. */
const unnamed = { courseId: true } as const;

const moduleRow = leanModule.extend({ entity: z.literal('Module') });

const lessonRows = z.discriminatedUnion('entity', [
  lessonCourse.omit(unnamed).extend({ entity: z.literal('Course') }),
  moduleRow,
  leanBlock.extend({
    entity: z.literal('Block'),
    /** Tells that a player reads the media together with the content of the block. */
    mediaIds: blockRecord.shape.mediaIds,
  }),
  z.object({ entity: z.literal('Seats') }),
]);

const courseRows = z.discriminatedUnion('entity', [
  courseRecord.omit(unnamed).extend({ entity: z.literal('Course') }),
  moduleRow,
  leanBlock.extend({
    entity: z.literal('Block'),
    facts: z.object({ withoutCaptions: z.boolean().default(false) }).prefault({}),
  }),
  seatsRecord.extend({ entity: z.literal('Seats') }),
]);

const of = <R extends { entity: string }, E extends R['entity']>(rows: R[], entity: E) =>
  rows.filter((row): row is Extract<R, { entity: E }> => row.entity === entity);

/** A course as its students learn in it; also what they do not get yet, or no more. One query. */
export async function lessonOutline(table: Table, courseId: string) {
  const rows = await table.queryAll(lessonRows, ranges.outline(courseId));
  const [found] = of(rows, 'Course');
  if (!found) return null;
  const course: LessonCourse = { ...found, courseId };
  return { course, modules: inOrder(of(rows, 'Module')), blocks: inOrder(of(rows, 'Block')) };
}
export type LessonOutline = NonNullable<Awaited<ReturnType<typeof lessonOutline>>>;

/** The same of a course as its page shows it, with its seats. One query. */
export async function courseOutline(table: Table, courseId: string) {
  const rows = await table.queryAll(courseRows, ranges.outline(courseId));
  const [found] = of(rows, 'Course');
  if (!found) return null;
  const { entity: _, ...rest } = found;
  const course: Course = { ...rest, courseId };
  const [seats = uncounted] = of(rows, 'Seats');
  const modules = inOrder(of(rows, 'Module'));
  return { course, modules, blocks: inOrder(of(rows, 'Block')), seats };
}
