import { buildCatalogIndex, type CatalogIndex } from './catalog-index.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** The time for which a warm function does not ask whether the snapshot changed, in milliseconds. */
const freshForMs = 2000;

/** The catalogue in memory, asked for anew (by its ETag) once it is older than two seconds. */
export function createCatalogReader(store: Pick<SnapshotStore, 'read'>) {
  let held: { index: CatalogIndex; etag: string | undefined; askedAt: number } | undefined;
  let asking: Promise<CatalogIndex> | undefined;

  async function ask(now: number): Promise<CatalogIndex> {
    const changed = await store.read(held?.etag);
    const index = changed ? buildCatalogIndex(changed.snapshot) : held?.index;
    if (!index) throw new Error('The snapshot store said "unchanged" to a first question');
    held = { index, etag: changed ? changed.etag : held?.etag, askedAt: now };
    return index;
  }

  return {
    async current(now: number): Promise<CatalogIndex> {
      if (held && now - held.askedAt < freshForMs) return held.index;
      asking ??= ask(now).finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}
export type CatalogReader = ReturnType<typeof createCatalogReader>;
