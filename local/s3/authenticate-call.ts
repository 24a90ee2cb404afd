import type { IncomingMessage } from 'node:http';
import { parseCredential, parseAmzDate, sameSignature, sign } from '../aws/signing-key.ts';
import { verifySignature } from '../aws/sigv4.ts';
import { S3Error } from './s3-error.ts';

type SecretOf = (accessKeyId: string) => string | undefined;

export interface Caller {
  accessKeyId: string;
  presigned: boolean;
  payloadHash: string;
}

/**
 * Verifies a request's own signature.
 * @throws S3Error AccessDenied for an anonymous request, else what is wrong with the signature
 */
export function authenticateCall(
  request: IncomingMessage,
  secretOf: SecretOf,
  now: number,
): Caller {
  const { method = 'GET', url = '/', headers } = request;
  const verified = verifySignature({ method, url, headers }, secretOf, now);
  if (!verified.ok)
    throw verified.code === 'MissingAuthenticationToken'
      ? new S3Error('AccessDenied', 'Access Denied')
      : new S3Error(verified.code, verified.message);
  if (verified.service !== 's3')
    throw new S3Error('AuthorizationHeaderMalformed', 'The credential is not for s3.');
  return verified;
}

/**
 * Verifies the signature that a form carries over its policy.
 * @returns the access key that made it
 * @throws S3Error AccessDenied when it carries none, else what is wrong with it
 */
export function authenticateForm(fields: ReadonlyMap<string, string>, secretOf: SecretOf): string {
  const policy = fields.get('policy');
  const signature = fields.get('x-amz-signature');
  if (policy === undefined || signature === undefined)
    throw new S3Error('AccessDenied', 'Access Denied');
  const scope = parseCredential(fields.get('x-amz-credential') ?? '');
  const date = fields.get('x-amz-date') ?? '';
  const wellFormed =
    fields.get('x-amz-algorithm') === 'AWS4-HMAC-SHA256' &&
    scope?.service === 's3' &&
    !Number.isNaN(parseAmzDate(date)) &&
    date.startsWith(scope.date);
  if (!scope || !wellFormed)
    throw new S3Error('InvalidRequest', 'The signature fields of the form are malformed.');
  const secret = secretOf(scope.accessKeyId);
  if (secret === undefined)
    throw new S3Error('InvalidAccessKeyId', 'The access key does not exist in our records.');
  if (!sameSignature(sign(secret, scope, policy), signature))
    throw new S3Error('SignatureDoesNotMatch', 'The signature does not match the policy.');
  return scope.accessKeyId;
}
