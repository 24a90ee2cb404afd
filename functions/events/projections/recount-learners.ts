import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import { recounts } from '#functions/data/lessons/recounts.ts';
import { totalRecounts } from '#functions/data/lessons/total-recounts.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { sideBySide } from '../platform/in-parts.ts';
import type { StreamRecord } from '../platform/stream-record.ts';
import { completeFor } from './completions/complete-by-total.ts';
import { countLearner } from './count-learner.ts';
import { keepGradeRowsOf } from './grades/keep-grade-rows.ts';
import { settleLesson } from './passes/settle-lesson.ts';

/** The number of students that are counted in one step. */
const pageSize = 50;

/**
 * Counts a page of a course's learners anew, with the lessons that they have done by a rule that is new, makes their rows in its gradebook anew, completes the course for those who
 * have by now what it asks for, and begins the next. What is to be done is read from the table,
 * so that a record that comes twice or late only wakes. Who enters a course behind the page that would have held
 * them is counted by their own enrollment (`recountReturned`).
 */
export async function recountLearners(
  table: Table,
  { after }: StreamRecord,
  now: number,
): Promise<void> {
  if (after?.entity !== 'Recount') return;
  const recount = await totalRecounts.get(table, String(after.courseId));
  if (!recount) return;
  const { courseId } = recount;
  const page = { limit: pageSize, start: recount.from ?? undefined };
  const { items, last } = await learners.list(table, courseId, page);
  for (const blockId of new Set(recount.lessons))
    await sideBySide(items, ({ userId }) =>
      settleLesson(table, { userId, courseId, blockId }, now),
    );
  const whole = await outlines.get(table, courseId);
  const people = await enrollments.ofPeople(
    table,
    courseId,
    items.map(({ userId }) => userId),
  );
  // A person who never opened a lesson has nothing to be counted.
  const begun = people.filter(({ lastActivityAt }) => lastActivityAt !== null);
  if (whole) {
    const outline = learnersOutline(whole);
    await sideBySide(begun, (one) => countLearner(table, outline, one));
  }
  await keepGradeRowsOf(items, { table, truth: table });
  await completeFor(
    table,
    begun.map(({ userId }) => ({ userId, courseId })),
    now,
    recount.lifts,
  );
  try {
    await table.commit([recounts.goOn(recount, last as typeof recount.from)]);
  } catch (error) {
    // Somebody else took this step, or it began anew.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
