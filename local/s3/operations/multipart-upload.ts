import { checksumHeaders, isChecksumAlgorithm } from '../checksums.ts';
import { keptHeaders } from '../object-headers.ts';
import { receiveBody } from '../receive-body.ts';
import type { S3Answer, S3Call, S3Context } from '../s3-call.ts';
import { S3Error } from '../s3-error.ts';
import type { Upload } from '../store/upload-index.ts';
import { renderXml } from '../xml.ts';

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';
const MAX_PART_NUMBER = 10_000;
const MAX_PARTS_LISTED = 1000;

/** POST ?uploads. */
export async function createUpload(call: S3Call, context: S3Context): Promise<S3Answer> {
  call.require('s3:PutObject');
  const algorithm = call.headers['x-amz-checksum-algorithm']?.toLowerCase();
  const type = call.headers['x-amz-checksum-type'];
  if (algorithm !== undefined && !isChecksumAlgorithm(algorithm))
    throw new S3Error('InvalidRequest', 'Checksum algorithm provided is unsupported.');
  const upload = context.store.uploads.create({
    bucket: call.bucket.name,
    key: call.key,
    started: context.now(),
    headers: keptHeaders(call.headers),
    algorithm,
    checksumType: type === 'FULL_OBJECT' || type === 'COMPOSITE' ? type : undefined,
  });
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml',
      ...(algorithm && { 'x-amz-checksum-algorithm': algorithm.toUpperCase() }),
    },
    body: renderXml(
      'InitiateMultipartUploadResult',
      { Bucket: upload.bucket, Key: upload.key, UploadId: upload.id },
      NAMESPACE,
    ),
  };
}

/** PUT ?partNumber&uploadId; the same number again replaces the part. */
export async function uploadPart(call: S3Call, context: S3Context): Promise<S3Answer> {
  call.require('s3:PutObject');
  const upload = findUpload(call, context);
  const number = Number(call.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > MAX_PART_NUMBER)
    throw new S3Error('InvalidArgument', 'Part number must be an integer between 1 and 10000');
  const received = await receiveBody(call, context.store.blobs);
  const added = context.store.uploads.addPart(upload.id, {
    number,
    file: received.file,
    size: received.size,
    etag: received.md5,
    modified: context.now(),
    checksum: received.declared,
  });
  await context.store.blobs.discard(...(added?.orphans ?? [received.file]));
  if (!added) throw noSuchUpload();
  const { 'x-amz-checksum-type': _type, ...checksum } = checksumHeaders(received.declared);
  return { status: 200, headers: { etag: `"${received.md5}"`, ...checksum } };
}

/** GET ?uploadId: what a resumed upload can skip. */
export async function listParts(call: S3Call, context: S3Context): Promise<S3Answer> {
  call.require('s3:ListMultipartUploadParts');
  const upload = findUpload(call, context);
  const marker = Number(call.query.get('part-number-marker') || 0);
  const limit = Math.min(Number(call.query.get('max-parts') || MAX_PARTS_LISTED), MAX_PARTS_LISTED);
  if (Number.isNaN(marker) || Number.isNaN(limit))
    throw new S3Error('InvalidArgument', 'max-parts and part-number-marker are numbers.');
  const rest = context.store.uploads.parts(upload.id).filter((part) => part.number > marker);
  const listed = rest.slice(0, limit);
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: renderXml(
      'ListPartsResult',
      {
        Bucket: upload.bucket,
        Key: upload.key,
        UploadId: upload.id,
        PartNumberMarker: marker,
        NextPartNumberMarker: listed.at(-1)?.number ?? 0,
        MaxParts: limit,
        IsTruncated: rest.length > listed.length,
        StorageClass: 'STANDARD',
        Part: listed.map((part) => ({
          PartNumber: part.number,
          LastModified: new Date(part.modified).toISOString(),
          ETag: `"${part.etag}"`,
          Size: part.size,
          ...(part.checksum && {
            [`Checksum${part.checksum.algorithm.toUpperCase()}`]: part.checksum.value,
          }),
        })),
      },
      NAMESPACE,
    ),
  };
}

/** DELETE ?uploadId. */
export async function abortUpload(call: S3Call, context: S3Context): Promise<S3Answer> {
  call.require('s3:AbortMultipartUpload');
  await endUpload(context, findUpload(call, context));
  return { status: 204, headers: {} };
}

/** Removes an upload and the bytes of its parts. */
export async function endUpload(context: S3Context, upload: Upload): Promise<void> {
  const parts = context.store.uploads.parts(upload.id);
  context.store.uploads.remove(upload.id);
  await context.store.blobs.discard(...parts.map((part) => part.file));
}

/** @throws S3Error NoSuchUpload */
export function findUpload(call: S3Call, context: S3Context): Upload {
  const id = call.query.get('uploadId') ?? '';
  const upload = context.store.uploads.find(id, call.bucket.name, call.key);
  if (!upload) throw noSuchUpload();
  return upload;
}

export function noSuchUpload(): S3Error {
  return new S3Error('NoSuchUpload', 'The specified multipart upload does not exist.');
}
