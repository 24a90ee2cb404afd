import { erasures } from './erasures.ts';
import { profiles } from './profiles.ts';
import type { Table } from '#functions/data/table/table.ts';

/**
 * Orders the erasure of everybody who was erased and has a profile again, after a backup was restored.
 * @param at when it is due, as an instant: one that has passed, for their seven days are over
 * @returns how many they are
 */
export async function eraseAgain(
  table: Table,
  stones: readonly { userId: string; orderedBy: string }[],
  at: string,
): Promise<number> {
  let again = 0;
  for (const { userId, orderedBy } of stones) {
    const profile = await profiles.get(table, userId);
    if (!profile) continue;
    await table.commit(erasures.again(profile, orderedBy, at));
    again += 1;
  }
  return again;
}
