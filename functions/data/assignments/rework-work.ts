import { later } from '#functions/data/courses/stats.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { LateRework } from './late-reworks.ts';
import { reworkLate } from './rework-late.ts';
import type { WorkPlace } from './work-place.ts';
import { loadWorkStanding } from './work-standing.ts';

/** So often another writer of the same work may be faster. */
const mostTries = 8;

/**
 * Works out anew what being late costs one person by the dates that hold now: what they have seen by then stays.
 * @param now in milliseconds
 */
export async function reworkWork(
  table: Table,
  place: WorkPlace,
  rework: Pick<LateRework, 'by' | 'at'>,
  now: number,
  tries = mostTries,
): Promise<void> {
  const standing = await loadWorkStanding(table, place, null);
  const at = later(rework.at, iso(now));
  const items = reworkLate(place, standing, standing.dates, { by: rework.by, at, reason: '' });
  if (items.length === 0) return;
  try {
    await table.commit(items);
  } catch (error) {
    // Somebody marked or released it meanwhile: from what is there now.
    if (!(error instanceof RuleRefused)) throw error;
    if (tries === 1) throw new AppError('busy', { cause: error, retryAfterSeconds: 1 });
    await reworkWork(table, place, rework, now, tries - 1);
  }
}
