import { courses } from '#functions/data/courses.ts';
import { enrollments, type Enrollment } from '#functions/data/enrollments.ts';
import { emptySeats, seats } from '#functions/data/seats.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused } from '#functions/data/transaction.ts';
import { waiting } from '#functions/data/waiting.ts';
import { iso } from '#functions/platform/iso.ts';
import type { StreamRecord } from '../platform/stream-handler.ts';

type FillDeps = { table: Table; clock: () => number };

/** Each seat that is given changes the counts, and that record goes on where this one ended. */
const mostAtOnce = 25;

/** The seat, the end of the wait and the enrollment: all or none. */
async function give(deps: FillDeps, first: Enrollment): Promise<void> {
  const { items } = enrollments.stand(first, first, 'active', iso(deps.clock()));
  await deps.table.commit([...items, waiting.leave(first), seats.give(first.courseId)]);
}

/** @returns whether there may be more to do */
async function giveNext(deps: FillDeps, courseId: string): Promise<boolean> {
  const counts = await seats.get(deps.table, courseId);
  if (counts.waiting === 0 || emptySeats(counts) === 0) return false;
  const [longest] = await waiting.first(deps.table, courseId, 1);
  const enrollment = longest && (await enrollments.get(deps.table, longest.userId, courseId));
  // Between two reads the line moved on: the change that moved it has a record of its own.
  if (enrollment?.state !== 'waiting') return false;
  try {
    await give(deps, enrollment);
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
  for (let given = 0; given < mostAtOnce && (await giveNext(deps, courseId)); given += 1);
}
