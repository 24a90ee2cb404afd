import type { Readable } from 'node:stream';
import { parseByteRange } from '../byte-range.ts';
import { checksumHeaders } from '../checksums.ts';
import { overriddenHeaders } from '../object-headers.ts';
import { isNotModified, rangeApplies } from '../preconditions.ts';
import type { S3Answer, S3Call, S3Context } from '../s3-call.ts';
import { S3Error } from '../s3-error.ts';
import type { StoredObject } from '../store/object-index.ts';
import type { Store } from '../store/open-store.ts';

/** GET and HEAD of an object: versions, preconditions, one byte range, overridden headers. */
export async function getObject(call: S3Call, context: S3Context): Promise<S3Answer> {
  const versionId = call.query.get('versionId');
  call.require(versionId === undefined ? 's3:GetObject' : 's3:GetObjectVersion');
  const overrides = overriddenHeaders(call.query);
  // Without the right to list, S3 does not even tell that a key is absent.
  const mayKnow = (): boolean => call.may('s3:ListBucket', { bucket: call.bucket.name });
  const answer = await readObject(
    context.store,
    { bucket: call.bucket.name, key: call.key, versionId },
    { headers: call.headers, withBody: call.request.method === 'GET', mayKnow },
  );
  return { ...answer, headers: { ...answer.headers, ...overrides } };
}

/**
 * Answers a read for a caller whose right to it is settled.
 * @throws S3Error NoSuchKey, NoSuchVersion, MethodNotAllowed (a delete marker), AccessDenied,
 * InvalidRange, PreconditionFailed
 */
export async function readObject(
  store: Store,
  target: { bucket: string; key: string; versionId?: string | undefined },
  options: {
    headers: Record<string, string | undefined>;
    withBody: boolean;
    mayKnow?: () => boolean;
  },
): Promise<S3Answer> {
  const { headers, withBody } = options;
  const { object, file } = await openObject(store, target, options.mayKnow ?? (() => true));
  let body: Readable | undefined;
  try {
    const common = {
      etag: `"${object.etag}"`,
      'last-modified': new Date(object.modified).toUTCString(),
      ...(object.versionId !== 'null' && { 'x-amz-version-id': object.versionId }),
    };
    if (isNotModified(headers, object)) return { status: 304, headers: common };
    const range = rangeApplies(headers['if-range'], object)
      ? parseByteRange(headers['range'], object.size)
      : undefined;
    const { start, end } = range ?? { start: 0, end: object.size - 1 };
    const wantsChecksum = headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED' && !range;
    const answer: S3Answer = {
      status: range ? 206 : 200,
      headers: {
        ...object.headers,
        ...common,
        'accept-ranges': 'bytes',
        'content-length': String(end - start + 1),
        'x-amz-server-side-encryption': 'AES256',
        ...(range && { 'content-range': `bytes ${start}-${end}/${object.size}` }),
        ...(wantsChecksum && checksumHeaders(object.checksum)),
      },
    };
    if (withBody && object.size > 0) {
      body = file.createReadStream({ start, end });
      answer.body = body;
    }
    return answer;
  } finally {
    if (!body) await file.close();
  }
}

/** Opens the blob at once, so that a write in between cannot take it away from this reader. */
async function openObject(
  store: Store,
  { bucket, key, versionId }: { bucket: string; key: string; versionId?: string | undefined },
  mayKnow: () => boolean,
) {
  for (;;) {
    const object = store.objects.find(bucket, key, versionId);
    if (object?.file === undefined) throw absent(object, versionId, mayKnow());
    try {
      return { object, file: await store.blobs.open(object.file) };
    } catch (error) {
      const replaced = store.objects.find(bucket, key, versionId)?.file !== object.file;
      if (!replaced) throw error;
    }
  }
}

function absent(
  marker: StoredObject | undefined,
  versionId: string | undefined,
  mayKnow: boolean,
): S3Error {
  if (!mayKnow) return new S3Error('AccessDenied', 'Access Denied');
  const headers: Record<string, string> = marker ? { 'x-amz-delete-marker': 'true' } : {};
  if (versionId === undefined)
    return new S3Error('NoSuchKey', 'The specified key does not exist.', headers);
  return marker
    ? new S3Error('MethodNotAllowed', 'The version is a delete marker.', headers)
    : new S3Error('NoSuchVersion', 'The specified version does not exist.');
}
