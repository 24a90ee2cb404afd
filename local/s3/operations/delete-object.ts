import { receiveText } from '../receive-body.ts';
import type { Bucket, S3Answer, S3Call, S3Context } from '../s3-call.ts';
import { S3Error } from '../s3-error.ts';
import { renderXml, xmlElements, xmlText } from '../xml.ts';

const MAX_KEYS = 1000;
const MAX_DOCUMENT = 2 * 1024 ** 2;

export interface Deleted {
  versionId?: string;
  deleteMarker?: boolean;
}

/** DELETE of one object; deleting what is not there succeeds, as in S3. */
export async function deleteObject(call: S3Call, context: S3Context): Promise<S3Answer> {
  const versionId = call.query.get('versionId');
  call.require(actionFor(versionId));
  const deleted = await deleteStored(context, call.bucket, call.key, versionId);
  return {
    status: 204,
    headers: {
      ...(deleted.versionId !== undefined && { 'x-amz-version-id': deleted.versionId }),
      ...(deleted.deleteMarker && { 'x-amz-delete-marker': 'true' }),
    },
  };
}

/** POST ?delete: up to 1,000 keys, each authorised and reported on its own. */
export async function deleteObjects(call: S3Call, context: S3Context): Promise<S3Answer> {
  const document = await receiveText(call, MAX_DOCUMENT);
  const entries = xmlElements(document, 'Object');
  if (entries.length === 0 || entries.length > MAX_KEYS || /<!DOCTYPE/i.test(document))
    throw new S3Error('MalformedXML', 'The XML you provided was not well-formed.');
  const results: { Deleted: Array<Record<string, string>>; Error: Array<Record<string, string>> } =
    { Deleted: [], Error: [] };
  for (const entry of entries) {
    const key = xmlText(entry, 'Key');
    if (key === undefined) throw new S3Error('MalformedXML', 'An Object without a Key.');
    const versionId = xmlText(entry, 'VersionId');
    if (!call.may(actionFor(versionId), { bucket: call.bucket.name, key })) {
      results.Error.push({ Key: key, Code: 'AccessDenied', Message: 'Access Denied' });
      continue;
    }
    const deleted = await deleteStored(context, call.bucket, key, versionId);
    results.Deleted.push({
      Key: key,
      ...(versionId !== undefined && { VersionId: versionId }),
      ...(deleted.deleteMarker && { DeleteMarker: 'true' }),
    });
  }
  const quiet = xmlText(document, 'Quiet') === 'true';
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: renderXml('DeleteResult', quiet ? { Error: results.Error } : results),
  };
}

/** Deletes a key or one version of it for a caller whose right to it is settled. */
export async function deleteStored(
  context: S3Context,
  bucket: Bucket,
  key: string,
  versionId?: string,
): Promise<Deleted> {
  const { objects, blobs } = context.store;
  if (bucket.versioned && versionId === undefined) {
    const marker = {
      bucket: bucket.name,
      key,
      file: undefined,
      size: 0,
      etag: '',
      modified: context.now(),
      headers: {},
      checksum: undefined,
    };
    const nothing = (): void => {};
    const { stored } = objects.put(marker, true, nothing, nothing);
    return { versionId: stored.versionId, deleteMarker: true };
  }
  const { removed, orphans } = objects.remove(bucket.name, key, versionId ?? 'null');
  await blobs.discard(...orphans);
  if (!removed || versionId === undefined) return {};
  return { versionId, ...(removed.file === undefined && { deleteMarker: true }) };
}

function actionFor(versionId: string | undefined): string {
  return versionId === undefined ? 's3:DeleteObject' : 's3:DeleteObjectVersion';
}
