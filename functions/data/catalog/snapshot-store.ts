import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketError, statusOf, type Bucket } from '#functions/platform/bucket.ts';
import {
  emptySnapshot,
  readSnapshot,
  snapshotKey,
  writeSnapshot,
  type CatalogSnapshot,
} from './catalog-snapshot.ts';

type Stored = { snapshot: CatalogSnapshot; etag: string | undefined };

/** The snapshot in its bucket; writers take turns by its ETag. */
export function createSnapshotStore({ client, name }: Bucket) {
  const place = { Bucket: name, Key: snapshotKey };
  return {
    /**
     * The snapshot as it is now; null if it is still the one with this ETag.
     * @throws AppError `busy` where S3 is not well
     */
    async read(etag?: string): Promise<Stored | null> {
      let bytes: Uint8Array | undefined;
      let current: string | undefined;
      try {
        const answer = await client.send(new GetObjectCommand({ ...place, IfNoneMatch: etag }));
        bytes = await answer.Body?.transformToByteArray();
        current = answer.ETag;
      } catch (error) {
        const status = statusOf(error);
        if (status === 304) return null;
        if (status === 404) return { snapshot: emptySnapshot(), etag: undefined };
        throw bucketError(error);
      }
      if (!bytes) throw new Error('S3 answered a read without a body');
      return { snapshot: readSnapshot(bytes), etag: current };
    },
    /** Writes over the version that was read. @returns false where another writer was faster */
    async write({ snapshot, etag }: Stored): Promise<boolean> {
      const guard = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag };
      try {
        await client.send(
          new PutObjectCommand({
            ...place,
            ...guard,
            ContentType: 'application/gzip',
            Body: writeSnapshot(snapshot),
          }),
        );
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === 412 || status === 409) return false;
        throw bucketError(error);
      }
    },
  };
}
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;
