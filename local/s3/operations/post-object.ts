import type { S3Answer, S3Call, S3Context } from '../s3-call.ts';
import { keptHeaders, refuseUnknownHeaders } from '../object-headers.ts';
import { checkPostPolicy, parsePostPolicy } from '../post-policy.ts';
import { readPostForm } from '../read-post-form.ts';
import { S3Error } from '../s3-error.ts';
import type { StoredObject } from '../store/object-index.ts';
import { requireKey } from '../require-key.ts';
import { renderXml } from '../xml.ts';

/** Checks the form's signature and answers with the right of the key that made it. */
export type AuthenticatePost = (
  fields: ReadonlyMap<string, string>,
) => (action: string, key: string) => void;

/** POST of a browser's form: the policy is the whole permission, so every field is held to it. */
export async function postObject(
  call: Pick<S3Call, 'bucket' | 'request'>,
  context: S3Context,
  authenticate: AuthenticatePost,
): Promise<S3Answer> {
  const form = await readPostForm(call.request);
  try {
    const { fields } = form;
    const authorize = authenticate(fields);
    const policy = parsePostPolicy(fields.get('policy') ?? '', context.now());
    const key = (fields.get('key') ?? '').replaceAll('${filename}', form.filename);
    const { bucket } = call;
    const known = new Map(fields).set('key', key);
    if (!known.has('bucket')) known.set('bucket', bucket.name);
    checkPostPolicy(policy, known);
    if (known.get('bucket') !== bucket.name)
      throw new S3Error('AccessDenied', 'The policy is for another bucket.');
    requireKey(key);
    const given = Object.fromEntries(known);
    refuseUnsupportedFields(known);
    refuseUnknownHeaders(given);
    const headers = keptHeaders(given);
    authorize('s3:PutObject', key);

    const { min, max } = policy.contentLength;
    const source = form.file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    const received = await context.store.blobs.receive(source, { limit: max });
    if (received.size < min) {
      await context.store.blobs.discard(received.file);
      throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum size');
    }
    const stored = await context.commit(
      bucket,
      {
        bucket: bucket.name,
        key,
        file: received.file,
        size: received.size,
        etag: received.md5,
        modified: context.now(),
        headers,
        checksum: undefined,
      },
      'ObjectCreated:Post',
      { guard: () => {} },
    );
    return success(stored, fields, call.request.headers.host ?? '');
  } finally {
    form.release();
  }
}

function refuseUnsupportedFields(fields: ReadonlyMap<string, string>): void {
  if (fields.has('acl'))
    throw new S3Error('AccessControlListNotSupported', 'The bucket does not allow ACLs');
  const unsupported = [...fields.keys()].find(
    (name) => name === 'tagging' || name.startsWith('x-amz-checksum-'),
  );
  if (unsupported !== undefined)
    throw new S3Error('NotImplemented', `The form field ${unsupported} is not emulated.`);
}

function success(
  stored: StoredObject,
  fields: ReadonlyMap<string, string>,
  host: string,
): S3Answer {
  const { bucket, key, etag, versionId } = stored;
  const location = `http://${host}/${bucket}/${encodeURIComponent(key)}`;
  const headers: Record<string, string> = {
    etag: `"${etag}"`,
    location,
    'x-amz-server-side-encryption': 'AES256',
    ...(versionId !== 'null' && { 'x-amz-version-id': versionId }),
  };
  const redirect = fields.get('success_action_redirect');
  if (redirect !== undefined && URL.canParse(redirect)) {
    const target = new URL(redirect);
    for (const [name, value] of Object.entries({ bucket, key, etag: `"${etag}"` }))
      target.searchParams.set(name, value);
    return { status: 303, headers: { ...headers, location: target.href } };
  }
  const status = fields.get('success_action_status');
  if (status === '200') return { status: 200, headers };
  if (status !== '201') return { status: 204, headers };
  return {
    status: 201,
    headers: { ...headers, 'content-type': 'application/xml' },
    body: renderXml('PostResponse', {
      Location: location,
      Bucket: bucket,
      Key: key,
      ETag: `"${etag}"`,
    }),
  };
}
