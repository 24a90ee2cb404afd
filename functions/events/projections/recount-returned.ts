import {
  enrollmentRecord,
  enrollments,
  isActive,
  type Enrollment,
} from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { isVisible, learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { blockRecord, moduleRecord, outlines } from '#functions/data/lessons/outline.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { sideBySide } from '../platform/in-parts.ts';
import type { StreamRecord } from '../platform/stream-record.ts';
import { countLearner } from './count-learner.ts';

type Change = Pick<StreamRecord, 'before' | 'after'>;

const parse = (item: Item | undefined): Enrollment | null =>
  item?.entity === 'Enrollment' ? enrollmentRecord.parse(item) : null;

/** Somebody is in the course again who has done something there before: nobody counted for them while they were out. */
const hasReturned = (before: Enrollment | null, after: Enrollment) =>
  isActive(after) && !isActive(before) && after.lastActivityAt !== null;

/** They have just done a lesson, or taken that back. */
const hasDone = (before: Enrollment | null, after: Enrollment) =>
  isActive(after) && before !== null && before.doneBlocks !== after.doneBlocks;

/**
 * Finds people who have just done a lesson that was taken away in that moment: the recount of the course may have come
 * between, and seen no difference.
 */
async function overtaken(table: Table, done: Enrollment[]): Promise<Enrollment[]> {
  const places = done.flatMap((one) => (one.resume ? [{ one, ...one.resume }] : []));
  if (places.length === 0) return [];
  const [blocks, modules] = await Promise.all([
    table.batchGet(
      blockRecord,
      places.map(({ one, blockId }) => keys.block(one.courseId, blockId)),
      { consistent: true },
    ),
    table.batchGet(
      moduleRecord,
      places.map(({ one, moduleId }) => keys.module(one.courseId, moduleId)),
      { consistent: true },
    ),
  ]);
  const out = new Set(modules.filter(isVisible).map(({ moduleId }) => moduleId));
  const there = new Set(
    blocks
      .filter((block) => isVisible(block) && out.has(block.moduleId))
      .map(({ blockId }) => blockId),
  );
  return places.filter(({ blockId }) => !there.has(blockId)).map(({ one }) => one);
}

/**
 * Counts anew what those have done who came (back) into a course, whatever brought them, and those whose lesson
 * went away while they did it. Together with the recount of a course, which reads who is in it, nobody is
 * missed: whoever enters behind it reads the outline behind it too.
 */
export async function recountReturned(table: Table, changes: Change[]): Promise<void> {
  const wanted: Enrollment[] = [];
  const done: Enrollment[] = [];
  for (const change of changes) {
    const [before, after] = [parse(change.before), parse(change.after)];
    if (!after) continue;
    if (hasReturned(before, after)) wanted.push(after);
    else if (hasDone(before, after)) done.push(after);
  }
  wanted.push(...(await overtaken(table, done)));
  const byCourse = [...Map.groupBy(wanted, ({ courseId }) => courseId)];
  await sideBySide(byCourse, async ([courseId, people]) => {
    const whole = await outlines.get(table, courseId);
    if (!whole) return;
    const outline = learnersOutline(whole);
    const ids = [...new Set(people.map(({ userId }) => userId))];
    const current = await enrollments.ofPeople(table, courseId, ids);
    await sideBySide(current.filter(isActive), (one) => countLearner(table, outline, one));
  });
}
