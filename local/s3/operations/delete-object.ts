import type { Bucket, S3Answer, S3Call, S3Context } from '../s3-call.ts';

/** DELETE of one object; deleting what is not there succeeds, as in S3. */
export async function deleteObject(call: S3Call, context: S3Context): Promise<S3Answer> {
  call.require('s3:DeleteObject');
  const versionId = await deleteStored(context, call.bucket, call.key);
  const marked = { 'x-amz-version-id': versionId ?? '', 'x-amz-delete-marker': 'true' };
  return { status: 204, headers: versionId === undefined ? {} : marked };
}

/**
 * Deletes a key for a caller whose right to it is settled.
 * @returns the marker's version, where the bucket keeps those before it
 */
export async function deleteStored(
  { store, now }: S3Context,
  bucket: Bucket,
  key: string,
): Promise<string | undefined> {
  if (!bucket.versioned) {
    await store.blobs.discard(...store.objects.remove(bucket.name, key));
    return undefined;
  }
  const marker = {
    bucket: bucket.name,
    key,
    file: undefined,
    size: 0,
    etag: '',
    modified: now(),
    headers: {},
    checksum: undefined,
  };
  const nothing = (): void => {};
  return store.objects.put(marker, true, nothing, nothing).stored.versionId;
}
