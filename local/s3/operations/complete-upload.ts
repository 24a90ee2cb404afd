import { createHash } from 'node:crypto';
import { checksumHeaders, compositeChecksum, type Checksum } from '../checksums.ts';
import { checkWrite } from '../preconditions.ts';
import { receiveText } from '../receive-body.ts';
import type { S3Answer, S3Call, S3Context } from '../s3-call.ts';
import { S3Error } from '../s3-error.ts';
import type { Part, Upload } from '../store/upload-index.ts';
import { renderXml, xmlElements, xmlText } from '../xml.ts';
import { findUpload, noSuchUpload } from './multipart-upload.ts';

const MIN_PART = 5 * 1024 ** 2;
const MAX_OBJECT = 5 * 1024 ** 4;
const MAX_DOCUMENT = 4 * 1024 ** 2;

/** POST ?uploadId: joins the named parts into the object, whole or not at all. */
export async function completeUpload(call: S3Call, context: S3Context): Promise<S3Answer> {
  call.require('s3:PutObject');
  const { blobs, uploads } = context.store;
  const upload = findUpload(call, context);
  const document = await receiveText(call, MAX_DOCUMENT);
  const existing = uploads.parts(upload.id);
  const parts = choose(xmlElements(document, 'Part'), existing);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const declaredSize = call.headers['x-amz-mp-object-size'];
  if (declaredSize !== undefined && Number(declaredSize) !== size)
    throw new S3Error('InvalidRequest', 'The parts do not add up to x-amz-mp-object-size.');

  const wholeAlgorithm = upload.checksumType === 'FULL_OBJECT' ? upload.algorithm : undefined;
  const joined = await blobs.receive(read(parts, context), {
    limit: MAX_OBJECT,
    algorithm: wholeAlgorithm,
  });
  const checksum: Checksum | undefined =
    wholeAlgorithm && joined.checksum
      ? { algorithm: wholeAlgorithm, value: joined.checksum, type: 'FULL_OBJECT' }
      : composite(upload, parts);
  const stored = await context.commit(
    call.bucket,
    {
      bucket: upload.bucket,
      key: upload.key,
      file: joined.file,
      size,
      etag: etagOf(parts),
      modified: context.now(),
      headers: upload.headers,
      checksum,
    },
    'ObjectCreated:CompleteMultipartUpload',
    {
      guard: checkWrite.bind(undefined, call.headers),
      alongside: () => {
        if (!uploads.remove(upload.id)) throw noSuchUpload();
      },
    },
  );
  await blobs.discard(...existing.map((part) => part.file));
  const { 'x-amz-checksum-type': type, ...value } = checksumHeaders(checksum);
  return {
    status: 200,
    headers: {
      'content-type': 'application/xml',
      'x-amz-server-side-encryption': 'AES256',
      ...(stored.versionId !== 'null' && { 'x-amz-version-id': stored.versionId }),
    },
    body: renderXml(
      'CompleteMultipartUploadResult',
      {
        Location: `/${upload.bucket}/${upload.key}`,
        Bucket: upload.bucket,
        Key: upload.key,
        ETag: `"${stored.etag}"`,
        ...(checksum && {
          [`Checksum${checksum.algorithm.toUpperCase()}`]: Object.values(value)[0],
          ChecksumType: type,
        }),
      },
      'http://s3.amazonaws.com/doc/2006-03-01/',
    ),
  };
}

/** Matches the client's list against the parts that arrived. */
function choose(entries: string[], existing: Part[]): Part[] {
  if (entries.length === 0)
    throw new S3Error('MalformedXML', 'You must specify at least one part.');
  const byNumber = new Map(existing.map((part) => [part.number, part]));
  let previous = 0;
  const chosen = entries.map((entry) => {
    const number = Number(xmlText(entry, 'PartNumber'));
    if (!(number > previous))
      throw new S3Error('InvalidPartOrder', 'The list of parts was not in ascending order.');
    previous = number;
    const part = byNumber.get(number);
    const etag = xmlText(entry, 'ETag')?.replace(/^"|"$/g, '');
    const declared =
      part?.checksum && xmlText(entry, `Checksum${part.checksum.algorithm.toUpperCase()}`);
    if (!part || part.etag !== etag || (declared && declared !== part.checksum?.value))
      throw new S3Error('InvalidPart', `Part ${number} could not be found, or has changed.`);
    return part;
  });
  const small = chosen.slice(0, -1).find((part) => part.size < MIN_PART);
  if (small)
    throw new S3Error('EntityTooSmall', `Part ${small.number} is smaller than the allowed 5 MB.`);
  return chosen;
}

async function* read(parts: Part[], context: S3Context): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const file = await context.store.blobs.open(part.file);
    yield* file.createReadStream() as AsyncIterable<Buffer>;
  }
}

/** The MD5 of the parts' MD5s, with their count: how S3 marks an object that came in parts. */
function etagOf(parts: Part[]): string {
  const hash = createHash('md5');
  for (const part of parts) hash.update(Buffer.from(part.etag, 'hex'));
  return `${hash.digest('hex')}-${parts.length}`;
}

function composite(upload: Upload, parts: Part[]): Checksum | undefined {
  const values = parts.map((part) =>
    part.checksum?.algorithm === upload.algorithm ? part.checksum?.value : undefined,
  );
  if (!upload.algorithm || !values.every((value) => value !== undefined)) return undefined;
  return compositeChecksum(upload.algorithm, values);
}
