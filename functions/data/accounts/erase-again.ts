import { erasures, type Erasure } from './erasures.ts';
import { profiles } from './profiles.ts';
import type { Table } from '#functions/data/table/table.ts';

/**
 * Orders the erasure of everybody of whom there is a record of one and who has a profile, after a backup was
 * restored: of who was erased at once, of who waits for it for their day.
 * @param at an instant that has passed, for those whose seven days are over
 * @returns how many they are
 */
export async function eraseAgain(
  table: Table,
  records: readonly Erasure[],
  at: string,
): Promise<number> {
  let again = 0;
  for (const before of records) {
    const profile = await profiles.get(table, before.userId);
    if (!profile) continue;
    await table.commit(erasures.again(profile, before, at));
    again += 1;
  }
  return again;
}
