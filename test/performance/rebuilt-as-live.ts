import type { Item } from '#functions/data/table/table.ts';
import { rebuild } from '../../scripts/rebuild.ts';
import { derivedHash, liveSnapshot, memoryStore } from './derived.ts';
import { allItems, openEmptyTable, type Platform, specOf } from './platform.ts';

/** Whether a replay of all items into nothing comes to what the platform derived from them. */
export async function rebuiltAsLive({ runtime, table }: Platform, items: Item[]): Promise<boolean> {
  const live = derivedHash(items, await liveSnapshot(runtime));
  const other = await openEmptyTable(specOf(runtime));
  const store = memoryStore();
  await rebuild([items], other.table, store, table);
  const rebuilt = derivedHash(await allItems(other.table), store.snapshot());
  await other.stop();
  return rebuilt === live;
}
