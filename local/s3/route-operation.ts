import { completeUpload } from './operations/complete-upload.ts';
import { copyObject } from './operations/copy-object.ts';
import { deleteObject } from './operations/delete-object.ts';
import { getObject } from './operations/get-object.ts';
import { abortUpload, createUpload, listParts, uploadPart } from './operations/multipart-upload.ts';
import { putObject } from './operations/put-object.ts';
import type { S3Answer, S3Call, S3Context, S3Operation } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

interface Route {
  methods: string[];
  on: 'bucket' | 'object';
  /** Query parameters that choose the operation. */
  needs: string[];
  allows?: string[];
  run: S3Operation;
}

const ROUTES: Route[] = [
  { methods: ['HEAD'], on: 'bucket', needs: [], run: headBucket },
  { methods: ['GET', 'HEAD'], on: 'object', needs: [], allows: ['versionId'], run: getObject },
  {
    methods: ['GET'],
    on: 'object',
    needs: ['uploadId'],
    allows: ['max-parts', 'part-number-marker'],
    run: listParts,
  },
  { methods: ['PUT'], on: 'object', needs: [], run: putOrCopy },
  { methods: ['PUT'], on: 'object', needs: ['partNumber', 'uploadId'], run: putPart },
  { methods: ['POST'], on: 'object', needs: ['uploads'], run: createUpload },
  { methods: ['POST'], on: 'object', needs: ['uploadId'], run: completeUpload },
  { methods: ['DELETE'], on: 'object', needs: ['uploadId'], run: abortUpload },
  { methods: ['DELETE'], on: 'object', needs: [], run: deleteObject },
];

/** Parameters that may stand in any query: the SDK's note of the operation, signatures, overrides of a read. */
const NEUTRAL = /^(x-id|x-amz-.+|response-.+)$/i;

/**
 * Finds the operation that a request means. A query parameter that no operation knows
 * (`?tagging`, `?acl`, `?cors`, …) is a sub-resource that is not played, and never ignored.
 * @throws S3Error NotImplemented naming it
 */
export function routeOperation(
  method: string,
  key: string,
  query: Map<string, string>,
): S3Operation {
  const on = key === '' ? 'bucket' : 'object';
  const names = [...query.keys()].filter((name) => !NEUTRAL.test(name));
  const route = ROUTES.find(
    (each) =>
      each.on === on &&
      each.methods.includes(method) &&
      each.needs.every((name) => names.includes(name)) &&
      names.every((name) => each.needs.includes(name) || each.allows?.includes(name)),
  );
  if (!route)
    throw new S3Error(
      'NotImplemented',
      `${method} of ${on === 'bucket' ? 'a bucket' : 'an object'}${names.length > 0 ? ` with ?${names.join('&')}` : ''} is not emulated.`,
    );
  return route.run;
}

async function headBucket(call: S3Call): Promise<S3Answer> {
  call.require('s3:ListBucket', { bucket: call.bucket.name });
  return { status: 200, headers: { 'x-amz-bucket-region': 'local' } };
}

function putOrCopy(call: S3Call, context: S3Context): Promise<S3Answer> {
  return call.headers['x-amz-copy-source'] === undefined
    ? putObject(call, context)
    : copyObject(call, context);
}

async function putPart(call: S3Call, context: S3Context): Promise<S3Answer> {
  if (call.headers['x-amz-copy-source'] !== undefined)
    throw new S3Error('NotImplemented', 'UploadPartCopy is not emulated.');
  return uploadPart(call, context);
}
