import * as z from 'zod';
import { courseRecord } from '#functions/data/courses/courses.ts';
import {
  type Enrollment,
  enrollmentRecord,
  enrollments,
  isActive,
} from '#functions/data/enrollments/enrollments.ts';
import { keptGradings, type NamedBook } from '#functions/data/grades/kept-grading.ts';
import { nextRelease } from '#functions/data/grades/released-in.ts';
import { shownTotal } from '#functions/data/grades/told-total.ts';
import { totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import { lessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { completionDues } from '#functions/data/progress/completion-dues.ts';
import { doneIn } from '#functions/data/progress/done-in.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { inParts, sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { iso } from '#functions/platform/iso.ts';

type Who = Pick<Enrollment, 'userId' | 'courseId'>;

/** What a course asks of who completes it. */
type Asked = {
  /** null: no total. */
  from: number | null;
  blocks: readonly { blockId: string }[];
  book: NamedBook;
};

const parts = z.discriminatedUnion('entity', [
  courseRecord.pick({ courseId: true, completeFrom: true }).extend({ entity: z.literal('Course') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
]);

/** The number of people who are looked at with one request. */
const partSize = 40;

/**
 * Completes a course for somebody who has done all of it and whose total is enough. Where it is not, and a mark waits
 * for the clock, it is looked at again then.
 * @param override what somebody set in place of the total
 */
async function completeOne(
  table: Table,
  { from, blocks, book }: Asked,
  enrollment: Enrollment,
  override: number | null,
  now: number,
): Promise<void> {
  const { userId, courseId } = enrollment;
  const progress = await enrollments.progress(table, userId, courseId);
  if (doneIn({ blocks }, progress) < blocks.length) return;
  const all = from === null ? [] : await marks.ofCourse(table, userId, courseId);
  const { shown } = shownTotal(book, all, override, now);
  const isEnough = from === null || (shown !== null && shown >= from);
  const next = nextRelease(all, book, now);
  try {
    if (isEnough)
      await table.commit([enrollments.replace(enrollment, { completedAt: iso(now) }).item]);
    else if (next !== null) await table.commit([completionDues.put(enrollment, next)]);
  } catch (error) {
    // They went on meanwhile: read again.
    if (!(error instanceof RuleRefused)) throw error;
    await completeFor(table, [{ userId, courseId }], now, from === null);
  }
}

/**
 * Completes courses for those of some people who have done all of one that asks for a total, and whose released total
 * (case 19) is enough. Who has completed a course is left as they are, whatever becomes of the total: so a record may
 * come twice, late or in any order.
 * @param now in milliseconds
 * @param lifts whether a course that asks for no total any more is completed for who has done all of it
 */
export async function completeFor(
  table: Table,
  some: Who[],
  now: number,
  lifts = false,
): Promise<void> {
  const once = new Map(some.map((who) => [`${who.userId} ${who.courseId}`, who]));
  for (const part of inParts([...once.values()], partSize)) {
    const courseIds = [...new Set(part.map(({ courseId }) => courseId))];
    const read = await table.batchGet(
      parts,
      [
        ...courseIds.map(keys.course),
        ...part.map(({ userId, courseId }) => keys.enrollment(userId, courseId)),
      ],
      { consistent: true },
    );
    const open = Map.groupBy(
      read
        .filter((one) => one.entity === 'Enrollment')
        .filter((one) => isActive(one) && one.completedAt === null && one.doneBlocks > 0),
      ({ courseId }) => courseId,
    );
    for (const { courseId, completeFrom } of read.filter((one) => one.entity === 'Course')) {
      const people = open.get(courseId) ?? [];
      if ((completeFrom !== null || lifts) && people.length > 0)
        await completeIn(table, courseId, completeFrom, people, now);
    }
  }
}

async function completeIn(
  table: Table,
  courseId: string,
  from: number | null,
  people: Enrollment[],
  now: number,
): Promise<void> {
  const outline = await lessonOutline(table, courseId);
  const blocks = outline ? learnersOutline(outline).blocks : [];
  const whole = people.filter(({ doneBlocks }) => doneBlocks >= blocks.length);
  if (blocks.length === 0 || whole.length === 0) return;
  const [kept, set] = await Promise.all([
    keptGradings.get(table, courseId),
    totalOverrides.ofPeople(
      table,
      courseId,
      whole.map(({ userId }) => userId),
    ),
  ]);
  const asked = { from, blocks, book: keptGradings.bookOf(kept) };
  await sideBySide(whole, (one) =>
    completeOne(table, asked, one, set.get(one.userId)?.percent ?? null, now),
  );
}

/** Whom a change concerns: whose mark or total it is, who has done a lesson, or whose mark was waited for. */
function concerned({ before, after }: StreamRecord): Who[] {
  if (before?.entity === 'CompletionDue') return after ? [] : [completionDues.parse(before)];
  if (!after || after.entity === 'CompletionDue') return [];
  const { userId, courseId, doneBlocks } = after;
  if (after.entity === 'Enrollment' && before?.doneBlocks === doneBlocks) return [];
  return [{ userId: String(userId), courseId: String(courseId) }];
}

/**
 * Takes in a batch of changes of what a course with a total is completed by.
 * @param now in milliseconds
 */
export async function completeByTotal(
  table: Table,
  records: StreamRecord[],
  now: number,
): Promise<void> {
  const dues = records.flatMap(({ before, after }) =>
    before?.entity === 'CompletionDue' && !after ? [completionDues.parse(before).expiresAt] : [],
  );
  // The table may forget a little before the instant that its clock rounds to.
  const at = Math.max(now, ...dues.map((seconds) => seconds * 1000));
  await completeFor(table, records.flatMap(concerned), at);
}
