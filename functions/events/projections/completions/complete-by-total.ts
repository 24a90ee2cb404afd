import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { courseRecord } from '#functions/data/courses/courses.ts';
import {
  completedBy,
  type Enrollment,
  enrollmentRecord,
  enrollments,
  isActive,
} from '#functions/data/enrollments/enrollments.ts';
import { keptGradings, type NamedBook } from '#functions/data/grades/kept-grading.ts';
import { releasesAfter } from '#functions/data/grades/released-in.ts';
import { shownTotal } from '#functions/data/grades/told-total.ts';
import { totalOverrides } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import { lessonOutline } from '#functions/data/lessons/lean-outlines.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { completionDues } from '#functions/data/progress/completion-dues.ts';
import { doneIn } from '#functions/data/progress/done-in.ts';
import { withPasses } from '#functions/data/progress/passes.ts';
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

/** Whether something of an enrollment comes by the clock. */
const waits = ({ passes = [], completesAt = null }: Enrollment): boolean =>
  passes.length > 0 || completesAt !== null;

const mayComplete = (enrollment: Enrollment): boolean =>
  enrollment.doneBlocks > 0 || waits(enrollment);

/** The number of people who are looked at with one request. */
const partSize = 40;

/**
 * The first instant from one on at which somebody has done all of a course and their total is enough, as far as marks
 * and passes are known now; null: none.
 * @param override what somebody set in place of the total
 * @param now in milliseconds
 */
async function completesFrom(
  table: Table,
  { from, blocks, book }: Asked,
  enrollment: Enrollment,
  override: number | null,
  now: number,
): Promise<number | null> {
  const { userId, courseId, passes = [] } = enrollment;
  const progress = await enrollments.progress(table, userId, courseId);
  const all = from === null ? [] : await marks.ofCourse(table, userId, courseId);
  const instants = [...passes.map(({ at }) => at), ...releasesAfter(all, book, now)]
    .map((at) => Date.parse(at))
    .filter((at) => at > now);
  const isWhole = (at: number) =>
    doneIn({ blocks }, withPasses(progress, enrollment, at)) === blocks.length;
  const isEnough = (at: number) => {
    const { shown } = shownTotal(book, all, override, at);
    return from === null || (shown !== null && shown >= from);
  };
  return (
    [now, ...instants.toSorted((a, b) => a - b)].find((at) => isWhole(at) && isEnough(at)) ?? null
  );
}

/**
 * Completes a course for somebody who has done all of it and whose total is enough, or says from which instant on it
 * is completed: every reader reckons with that, and once it has come it is written. What changes by then is looked at
 * again.
 */
async function completeOne(
  table: Table,
  asked: Asked,
  enrollment: Enrollment,
  override: number | null,
  now: number,
): Promise<void> {
  const at = await completesFrom(table, asked, enrollment, override, now);
  const completesAt = at === null || at <= now ? null : iso(at);
  const changes =
    at !== null && at <= now
      ? { completedAt: completedBy(enrollment, now) ?? iso(now), completesAt: null }
      : { completesAt };
  if (!('completedAt' in changes) && (enrollment.completesAt ?? null) === completesAt) return;
  try {
    await table.commit([
      enrollments.replace(enrollment, changes).item,
      completesAt === null
        ? completionDues.remove(enrollment)
        : completionDues.put(enrollment, completesAt),
    ]);
  } catch (error) {
    // They went on meanwhile: read again.
    if (!(error instanceof RuleRefused)) throw error;
    await completeFor(table, [enrollment], now, asked.from === null);
  }
}

/**
 * Completes courses for those of some people who have done all of one that asks for a total, and whose released total
 * (case 19) is enough, or says from when on it will be. Who has completed a course is left as they are, whatever becomes of the total: so a record may
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
        .filter((one) => isActive(one) && one.completedAt === null && mayComplete(one)),
      ({ courseId }) => courseId,
    );
    for (const { courseId, completeFrom } of read.filter((one) => one.entity === 'Course')) {
      const people = open.get(courseId) ?? [];
      // Without a total the last lesson completes a course; only where that comes by the clock is it said before.
      const some = completeFrom !== null || lifts ? people : people.filter((one) => waits(one));
      if (some.length > 0) await completeIn(table, courseId, completeFrom, some, now);
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
  const whole = people.filter(
    (one) => one.doneBlocks + (one.passes?.length ?? 0) >= blocks.length || waits(one),
  );
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

/** Whom a change concerns: whose mark or total it is, who has done a lesson or will have, or whose mark was waited for. */
function concerned({ before, after }: StreamRecord): Who[] {
  if (before?.entity === 'CompletionDue') return after ? [] : [completionDues.parse(before)];
  if (!after || after.entity === 'CompletionDue') return [];
  const { userId, courseId, doneBlocks, passes } = after;
  if (
    after.entity === 'Enrollment' &&
    before?.doneBlocks === doneBlocks &&
    isDeepStrictEqual(before?.passes ?? [], passes ?? [])
  )
    return [];
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
