import {
  enrollmentRecord,
  enrollments,
  type Enrollment,
} from '#functions/data/enrollments/enrollments.ts';
import type { PersonItem } from '#functions/data/accounts/person-data.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import type { ErasureDeps } from './deps.ts';

/** Releases what is freed when somebody is no longer there. */
function freed(before: Enrollment): TransactionItem[] {
  if (before.state === 'active') return [seats.release(before.courseId)];
  if (before.state === 'waiting') return [seats.leaveLine(before.courseId), waiting.leave(before)];
  return [];
}

/** Removes an enrollment together with what it holds: a seat, or a place in the line. */
export async function freePlace(item: PersonItem, deps: Pick<ErasureDeps, 'table'>): Promise<void> {
  const enrollment = enrollmentRecord.parse(item);
  try {
    await deps.table.commit([...enrollments.remove(enrollment), ...freed(enrollment)]);
  } catch (error) {
    if (!(error instanceof RuleRefused) || !error.labels.includes('enrollment')) throw error;
    // A teacher, or a seat that became free, was faster: as it is now.
    const now = await enrollments.get(deps.table, enrollment.userId, enrollment.courseId);
    if (now) await freePlace({ ...item, ...now }, deps);
  }
}
