import { courses, type Course } from '#functions/data/courses/courses.ts';
import { enrollments, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { emptySeats, seats } from '#functions/data/courses/seats.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import { iso } from '#functions/platform/iso.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type FillDeps = { table: Table; clock: () => number };

/** Each seat that is given changes the counts, and that record goes on where this one ended. */
const mostAtOnce = 25;

/**
 * The seat, the end of the wait and the enrollment: all or none. Who lined up while the course was free has paid
 * nothing: where there is a price now, they stand among those who ask for a place, and a teacher decides.
 */
async function give(deps: FillDeps, course: Course, first: Enrollment): Promise<void> {
  const at = iso(deps.clock());
  const unpaid = course.price !== null && first.payment === null;
  const asked = { message: '', ownerId: course.ownerId };
  const { items } = unpaid
    ? enrollments.transition(first, first, 'requested', at, { asked })
    : enrollments.transition(first, first, 'active', at);
  const seat = unpaid ? seats.leaveLine(first.courseId) : seats.give(first.courseId);
  const unchanged = courses.checkUnchanged(course);
  await deps.table.commit([unchanged, ...items, waiting.leave(first), seat]);
}

/** @returns whether there may be more to do */
async function giveNext(deps: FillDeps, course: Course): Promise<boolean> {
  const { courseId } = course;
  const counts = await seats.get(deps.table, courseId);
  if (counts.waiting === 0 || emptySeats(counts) === 0) return false;
  const [longest] = await waiting.first(deps.table, courseId, 1);
  const enrollment = longest && (await enrollments.get(deps.table, longest.userId, courseId));
  // Between two reads the line moved on: the change that moved it has a record of its own.
  if (enrollment?.state !== 'waiting') return false;
  try {
    await give(deps, course, enrollment);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
  }
  return true;
}

/** Whether a change can leave an empty seat beside somebody who waits: of the counts, or a course that is back. */
const mayGive = (before: Item | undefined, after: Item) =>
  after.entity === 'Seats'
    ? Number(after.waiting ?? 0) > 0
    : after.entity === 'Course' && after.state === 'published' && before?.state !== 'published';

/**
 * Gives free seats of a course to those who wait, the longest first. The record only says that
 * something may have changed: what to do is read from the table as it is now, so that one that comes
 * twice, late or never again does no harm. A course that is not published gives none away until it is.
 */
export async function fillSeats({ before, after }: StreamRecord, deps: FillDeps): Promise<void> {
  if (!after || !mayGive(before, after)) return;
  const courseId = String(after.pk).slice('COURSE#'.length);
  const course = await courses.get(deps.table, courseId);
  if (course?.state !== 'published') return;
  for (let given = 0; given < mostAtOnce && (await giveNext(deps, course)); given += 1);
}
