import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { courseLateReworks } from '#functions/data/assignments/course-late-reworks.ts';
import { lateReworks } from '#functions/data/assignments/late-reworks.ts';
import { keys } from '#functions/data/keys.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { courseOf } from '#test/support/course-of.ts';
import { startTable } from '#test/support/table.ts';
import { reworkCourse } from './rework-course.ts';

const table = await startTable();
const due = { day: 9, time: '23:59', timeZone: 'Europe/Madrid' };
const late = { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' as const };
const at = '2026-03-12T10:00:00.000Z';
const facts = {
  attempts: 1,
  opens: null,
  closes: null,
  graceMinutes: 0,
  groupSetId: null,
  passPercent: null,
  most: 100_000,
};

/** A course with assignments by these rules, and a start that somebody moved. */
async function courseWith(rules: { due: typeof due | null; late: typeof late | null }[]) {
  const course = { ...courseOf(), courseId: ulid() };
  const { courseId } = course;
  await table.put({ ...keys.course(courseId), entity: 'Course', ...course });
  // Those of one millisecond have no order of their own.
  const ids = rules.map(() => ulid()).sort();
  for (const [rank, blockId] of ids.entries()) {
    const rule = rules[rank] ?? { due: null, late: null };
    await table.put({
      ...keys.block(courseId, blockId),
      entity: 'Block',
      blockId,
      moduleId: ulid(),
      courseId,
      kind: 'assignment',
      title: { en: 'An essay' },
      minutes: 5,
      preview: false,
      release: null,
      completion: { rule: 'marked' },
      prerequisites: [],
      // What is out of sight for now has marks all the same.
      published: rank > 0,
      facts: { assignment: { ...facts, due: rule.due } },
      rank: `a${rank}`,
      version: 1,
    });
    await table.commit([
      blockContents.put(
        { blockId, courseId },
        { content: assignmentOf(rule), savedBy: 'somebody', savedAt: at },
      ),
    ]);
  }
  const by = randomUUID();
  await table.commit([courseLateReworks.begin({ courseId, by, at })]);
  /** A record of the stream: it says of which course it is, and nothing of how far that has come. */
  const wake = async () => {
    const after = { ...keys.courseLateRework(courseId), entity: 'CourseLateRework', courseId };
    await reworkCourse(table, { after } as never);
  };
  const begun = () => Promise.all(ids.map((id) => lateReworks.get(table, id)));
  return { courseId, ids, by, wake, begun, rework: () => courseLateReworks.get(table, courseId) };
}

it('begins at each assignment of the course where being late costs something, and nowhere else', async () => {
  const costs = { due, late };
  const { courseId, ids, by, wake, begun, rework } = await courseWith([
    costs,
    { due, late: null },
    { due: null, late },
    costs,
  ]);
  await wake();
  const one = { courseId, by, at, state: 'running', from: null, step: 1 };
  expect(await begun()).toEqual([
    { ...one, assignmentId: ids[0] },
    null,
    null,
    { ...one, assignmentId: ids[3] },
  ]);
  expect(await rework()).toMatchObject({ state: 'done', from: null });
});

it('case 93: bears a record that comes twice, late, or to two at once', async () => {
  const { wake, begun, rework } = await courseWith(
    Array.from({ length: 23 }, () => ({ due, late })),
  );
  const how = async () => (await begun()).map((one) => one !== null);
  const first = (count: number) => Array.from({ length: 23 }, (_, index) => index < count);
  await Promise.all([wake(), wake()]);
  const between = (await how()).filter(Boolean).length;
  // Both saw the first step, or one came after the other: none is left out, and none is taken twice.
  expect([10, 20]).toContain(between);
  expect(await how()).toEqual(first(between));
  await wake();
  if (between === 10) await wake();
  expect(await how()).toEqual(first(23));
  const after = [await begun(), await rework()];
  expect(after[1]).toMatchObject({ state: 'done', step: 4 });
  await wake();
  expect([await begun(), await rework()]).toEqual(after);
});

it('begins anew where the start is moved again before it is through', async () => {
  const { courseId, wake, begun, rework } = await courseWith(
    Array.from({ length: 12 }, () => ({ due, late })),
  );
  await wake();
  const again = { courseId, by: randomUUID(), at: '2026-03-12T10:01:00.000Z' };
  await table.commit([courseLateReworks.begin(again)]);
  await wake();
  await wake();
  expect(new Set((await begun()).map((one) => one?.by))).toEqual(new Set([again.by]));
  expect(await rework()).toMatchObject({ ...again, state: 'done' });
});
