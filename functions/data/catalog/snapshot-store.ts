import {
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  emptySnapshot,
  readSnapshot,
  snapshotKey,
  writeSnapshot,
  type CatalogSnapshot,
} from './catalog-snapshot.ts';

type Stored = { snapshot: CatalogSnapshot; etag: string | undefined };

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** The snapshot in its bucket; writers take turns by its ETag. */
export function createSnapshotStore(bucket: string) {
  const client = new S3Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 },
  });
  const place = { Bucket: bucket, Key: snapshotKey };
  return {
    /** The snapshot as it is now; null if it is still the one with this ETag. */
    async read(etag?: string): Promise<Stored | null> {
      try {
        const answer = await client.send(new GetObjectCommand({ ...place, IfNoneMatch: etag }));
        const bytes = await answer.Body?.transformToByteArray();
        return { snapshot: bytes ? readSnapshot(bytes) : emptySnapshot(), etag: answer.ETag };
      } catch (error) {
        if (statusOf(error) === 304) return null;
        if (error instanceof NoSuchKey) return { snapshot: emptySnapshot(), etag: undefined };
        throw error;
      }
    },
    /** Writes over the version that was read. @returns false where another writer was faster */
    async write({ snapshot, etag }: Stored): Promise<boolean> {
      const guard = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag };
      try {
        await client.send(
          new PutObjectCommand({
            ...place,
            ...guard,
            Body: writeSnapshot(snapshot),
            ContentType: 'application/gzip',
          }),
        );
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === 412 || status === 409) return false;
        throw error;
      }
    },
  };
}
export type SnapshotStore = ReturnType<typeof createSnapshotStore>;
