import { signedFetch } from '#functions/platform/signed-fetch.ts';
import type { Bucket } from '#functions/platform/bucket.ts';
import {
  emptySnapshot,
  readSnapshot,
  snapshotKey,
  writeSnapshot,
  type CatalogSnapshot,
} from './catalog-snapshot.ts';

type Stored = { snapshot: CatalogSnapshot; etag: string | undefined };

const notOurs = (answer: Response, doing: string) =>
  new Error(`S3 answered ${answer.status} to ${doing} the catalogue`);

/** The snapshot in its bucket; writers take turns by its ETag. */
export function createSnapshotStore(bucket: Bucket) {
  return {
    /** The snapshot as it is now; null if it is still the one with this ETag. */
    async read(etag?: string): Promise<Stored | null> {
      const headers: Record<string, string> = etag === undefined ? {} : { 'if-none-match': etag };
      const answer = await signedFetch(bucket, snapshotKey, { headers });
      if (answer.ok)
        return {
          snapshot: readSnapshot(await answer.bytes()),
          etag: answer.headers.get('etag') ?? undefined,
        };
      await answer.body?.cancel();
      if (answer.status === 304) return null;
      if (answer.status === 404) return { snapshot: emptySnapshot(), etag: undefined };
      throw notOurs(answer, 'reading');
    },
    /** Writes over the version that was read. @returns false where another writer was faster */
    async write({ snapshot, etag }: Stored): Promise<boolean> {
      const guard: Record<string, string> =
        etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag };
      const answer = await signedFetch(bucket, snapshotKey, {
        method: 'PUT',
        headers: { ...guard, 'content-type': 'application/gzip' },
        body: writeSnapshot(snapshot),
      });
      await answer.body?.cancel();
      if (answer.status === 412 || answer.status === 409) return false;
      if (!answer.ok) throw notOurs(answer, 'writing');
      return true;
    },
  };
}
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;
