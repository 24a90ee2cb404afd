import type { IncomingMessage } from 'node:http';
import { authenticateCall, authenticateForm } from './authenticate-call.ts';
import { preflight } from './cors.ts';
import { refuseUnknownHeaders } from './object-headers.ts';
import { postObject } from './operations/post-object.ts';
import { effectiveHeaders, type Target } from './parse-target.ts';
import { requireKey } from './require-key.ts';
import { routeOperation } from './route-operation.ts';
import type { Bucket, Resource, S3Answer, S3Call, S3Context } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

export interface Guards {
  secretOf: (accessKeyId: string) => string | undefined;
  authorize(
    accessKeyId: string,
    action: string,
    resourceArn: string,
    context: Record<string, string>,
  ): { allowed: boolean; reason: string };
}

/**
 * Preflight → operation → signature → right → act. Nothing is read of a body before its sender is
 * known (of a form: before its policy is verified).
 * @throws S3Error
 */
export async function answerRequest(
  request: IncomingMessage,
  target: Target,
  bucket: Bucket,
  context: S3Context,
  guards: Guards,
): Promise<S3Answer> {
  const { key, query } = target;
  const method = request.method ?? 'GET';
  const headers = effectiveHeaders(request.headers, query);
  if (method === 'OPTIONS') return { status: 200, headers: preflight(bucket.cors ?? [], headers) };

  const form = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  if (method === 'POST' && key === '' && query.size === 0 && form)
    return postObject({ bucket, request }, context, (fields) => {
      const accessKeyId = authenticateForm(fields, guards.secretOf);
      return (action, objectKey) => {
        const resource = { bucket: bucket.name, key: objectKey };
        requireRight(guards, accessKeyId, action, resource, { 's3:authType': 'POST' });
      };
    });

  const operation = routeOperation(method, key, query);
  const caller = authenticateCall(request, guards.secretOf, context.now());
  if (key !== '') requireKey(key);
  refuseUnknownHeaders(headers);
  const own: Resource = { bucket: bucket.name, ...(key !== '' && { key }) };
  const authType = caller.presigned ? 'REST-QUERY-STRING' : 'REST-HEADER';
  const call: S3Call = {
    bucket,
    key,
    query,
    headers,
    request,
    payloadHash: caller.payloadHash,
    require: (action, resource = own, extra = {}) =>
      requireRight(guards, caller.accessKeyId, action, resource, {
        's3:authType': authType,
        ...extra,
      }),
    may(action, resource, extra) {
      try {
        call.require(action, resource, extra);
        return true;
      } catch {
        return false;
      }
    },
  };
  return operation(call, context);
}

function requireRight(
  guards: Guards,
  accessKeyId: string,
  action: string,
  resource: Resource,
  context: Record<string, string>,
): void {
  const path = resource.key === undefined ? resource.bucket : `${resource.bucket}/${resource.key}`;
  const verdict = guards.authorize(accessKeyId, action, `arn:aws:s3:::${path}`, context);
  if (!verdict.allowed)
    throw new S3Error(
      'AccessDenied',
      `${accessKeyId} is not authorized to perform ${action} on arn:aws:s3:::${path}: ${verdict.reason}`,
    );
}
