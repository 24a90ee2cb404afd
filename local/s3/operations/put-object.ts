import { checksumHeaders } from '../checksums.ts';
import { keptHeaders } from '../object-headers.ts';
import { checkWrite } from '../preconditions.ts';
import { receiveBody } from '../receive-body.ts';
import type { S3Answer, S3Call, S3Context } from '../s3-call.ts';

/** PUT of an object from the request's body. */
export async function putObject(call: S3Call, context: S3Context): Promise<S3Answer> {
  call.require('s3:PutObject');
  const { bucket, key, headers } = call;
  const kept = keptHeaders(headers);
  const guard = checkWrite.bind(undefined, headers);
  // Refuses before the body is read what would be refused after it; the commit checks once more.
  const current = context.store.objects.find(bucket.name, key);
  guard(current?.file === undefined ? undefined : current);
  const received = await receiveBody(call, context.store.blobs);
  const stored = await context.commit(
    bucket,
    {
      bucket: bucket.name,
      key,
      file: received.file,
      size: received.size,
      etag: received.md5,
      modified: context.now(),
      headers: kept,
      checksum: received.declared,
    },
    'ObjectCreated:Put',
    { guard },
  );
  return {
    status: 200,
    headers: {
      etag: `"${stored.etag}"`,
      'x-amz-server-side-encryption': 'AES256',
      ...checksumHeaders(stored.checksum),
      ...(stored.versionId !== 'null' && { 'x-amz-version-id': stored.versionId }),
    },
  };
}
