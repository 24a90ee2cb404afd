import { type Checksum, createHasher, isChecksumAlgorithm } from '../checksums.ts';
import { keptHeaders } from '../object-headers.ts';
import { checkCopySource, checkWrite } from '../preconditions.ts';
import type { S3Answer, S3Call, S3Context } from '../s3-call.ts';
import { S3Error } from '../s3-error.ts';
import { renderXml } from '../xml.ts';

/** PUT with `x-amz-copy-source`: copies bytes, and headers unless the directive is REPLACE. */
export async function copyObject(call: S3Call, context: S3Context): Promise<S3Answer> {
  const { bucket, headers } = call;
  const from = parseCopySource(headers['x-amz-copy-source'] ?? '');
  const directive = headers['x-amz-metadata-directive'] ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE')
    throw new S3Error('InvalidArgument', 'Unknown metadata directive.');
  call.require(from.versionId === undefined ? 's3:GetObject' : 's3:GetObjectVersion', from);
  call.require('s3:PutObject');

  const source = context.store.objects.find(from.bucket, from.key, from.versionId);
  if (source?.file === undefined)
    throw call.may('s3:ListBucket', { bucket: from.bucket })
      ? new S3Error('NoSuchKey', 'The specified key does not exist.')
      : new S3Error('AccessDenied', 'Access Denied');
  const ontoItself = source.bucket === bucket.name && source.key === call.key;
  if (ontoItself && directive === 'COPY' && from.versionId === undefined)
    throw new S3Error(
      'InvalidRequest',
      'This copy request is illegal because it is trying to copy an object to itself without changing its metadata.',
    );
  checkCopySource(headers, source);

  const asked = headers['x-amz-checksum-algorithm']?.toLowerCase();
  const checksum =
    asked === undefined ? source.checksum : await hashWhole(asked, source.file, context);
  const stored = await context.commit(
    bucket,
    {
      bucket: bucket.name,
      key: call.key,
      file: await context.store.blobs.copy(source.file),
      size: source.size,
      etag: source.etag,
      modified: context.now(),
      headers: directive === 'COPY' ? source.headers : keptHeaders(headers),
      checksum,
    },
    'ObjectCreated:Copy',
    { guard: checkWrite.bind(undefined, headers) },
  );
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml',
      'x-amz-server-side-encryption': 'AES256',
      ...(source.versionId !== 'null' && { 'x-amz-copy-source-version-id': source.versionId }),
      ...(stored.versionId !== 'null' && { 'x-amz-version-id': stored.versionId }),
    },
    body: renderXml('CopyObjectResult', {
      LastModified: new Date(stored.modified).toISOString(),
      ETag: `"${stored.etag}"`,
      ...(checksum && {
        [`Checksum${checksum.algorithm.toUpperCase()}`]: checksum.value,
        ChecksumType: checksum.type,
      }),
    }),
  };
}

/** A copy is one object, whatever its original came in: its checksum is that of the whole. */
async function hashWhole(algorithm: string, file: string, { store }: S3Context): Promise<Checksum> {
  const hasher = isChecksumAlgorithm(algorithm) ? createHasher(algorithm) : undefined;
  if (!hasher || !isChecksumAlgorithm(algorithm))
    throw new S3Error('InvalidRequest', 'Checksum algorithm provided is unsupported.');
  const blob = await store.blobs.open(file);
  try {
    const chunks = blob.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>;
    for await (const chunk of chunks) hasher.update(chunk);
  } finally {
    await blob.close();
  }
  return { algorithm, value: hasher.digest(), type: 'FULL_OBJECT' };
}

function parseCopySource(header: string): { bucket: string; key: string; versionId?: string } {
  const [path = '', versionId] = header.replace(/^\//, '').split('?versionId=');
  const slash = path.indexOf('/');
  if (slash < 1) throw new S3Error('InvalidArgument', 'Invalid copy source.');
  try {
    const key = decodeURIComponent(path.slice(slash + 1));
    return { bucket: path.slice(0, slash), key, ...(versionId !== undefined && { versionId }) };
  } catch {
    throw new S3Error('InvalidArgument', 'Invalid copy source encoding.');
  }
}
