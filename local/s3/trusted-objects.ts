import { Readable } from 'node:stream';
import { keptHeaders } from './object-headers.ts';
import { deleteStored } from './operations/delete-object.ts';
import { readObject } from './operations/get-object.ts';
import { requireKey } from './require-key.ts';
import type { Bucket, S3Answer, S3Context } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

const MAX_OBJECT = 5 * 1024 ** 3;
const PAGE = 500;

export type TrustedObjects = ReturnType<typeof createTrustedObjects>;

/**
 * Access from within the process, without signature and policy: for the deployment of the site and
 * for the edge, which reads its origin bucket by its own right.
 */
export function createTrustedObjects(context: S3Context, bucketNamed: (name: string) => Bucket) {
  return {
    /**
     * Stores an object and sends the same event as an upload.
     * @param headers Content-Type, Cache-Control, x-amz-meta-…, names in lower case
     */
    async put(
      bucket: string,
      key: string,
      content: string | Uint8Array | Readable,
      headers: Record<string, string> = {},
    ): Promise<{ etag: string; versionId: string }> {
      requireKey(key);
      const kept = keptHeaders(headers);
      const target = bucketNamed(bucket);
      const { blobs } = context.store;
      const received =
        content instanceof Readable
          ? await blobs.receive(content, { limit: MAX_OBJECT })
          : blobs.write(typeof content === 'string' ? Buffer.from(content) : content);
      const { etag, versionId } = await context.commit(
        target,
        {
          bucket,
          key,
          file: received.file,
          size: received.size,
          etag: received.md5,
          modified: context.now(),
          headers: kept,
          checksum: undefined,
        },
        'ObjectCreated:Put',
        { guard: () => {} },
      );
      return { etag, versionId };
    },

    /**
     * Answers a GET or HEAD as S3 would (200, 206, 304, 404, 412, 416), so that Range and
     * preconditions of a browser can be handed through. The body must be read or destroyed.
     */
    async get(
      bucket: string,
      key: string,
      requestHeaders: Record<string, string | undefined> = {},
      method: 'GET' | 'HEAD' = 'GET',
    ): Promise<S3Answer> {
      bucketNamed(bucket);
      try {
        return await readObject(
          context.store,
          { bucket, key },
          { headers: requestHeaders, withBody: method === 'GET' },
        );
      } catch (error) {
        if (!(error instanceof S3Error)) throw error;
        return { status: error.status, headers: error.headers };
      }
    },

    /** All keys under a prefix, in key order. */
    list(bucket: string, prefix = ''): Array<{ key: string; size: number; etag: string }> {
      bucketNamed(bucket);
      const found: Array<{ key: string; size: number; etag: string }> = [];
      for (;;) {
        const after = found.at(-1)?.key ?? '';
        const page = context.store.objects.list(bucket, prefix, after, PAGE);
        if (page.length === 0) return found;
        for (const { key, size, etag } of page) found.push({ key, size, etag });
      }
    },

    async remove(bucket: string, key: string): Promise<void> {
      await deleteStored(context, bucketNamed(bucket), key);
    },
  };
}
