import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { verifySignature } from '#local/aws/sigv4.ts';
import type { Principal } from '#local/iam/credentials.ts';
import type { FrontOptions } from './front-options.ts';
import type { JsonError } from './json-answer.ts';

const ERROR_NAMES: Record<string, string> = {
  AuthorizationHeaderMalformed: 'IncompleteSignatureException',
  InvalidAccessKeyId: 'UnrecognizedClientException',
  MissingAuthenticationToken: 'MissingAuthenticationTokenException',
};

/** Finds the role that signed a call to a JSON service, or says as that service would why not. */
export function identify(
  request: IncomingMessage,
  body: Buffer,
  service: string,
  { credentials, region, now = Date.now }: FrontOptions,
): Principal | JsonError {
  const verified = verifySignature(
    {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      bodySha256: createHash('sha256').update(body).digest('hex'),
    },
    (accessKeyId) => credentials.secretOf(accessKeyId),
    now(),
  );
  if (!verified.ok)
    return refusal(ERROR_NAMES[verified.code] ?? 'InvalidSignatureException', verified.message);
  if (verified.service !== service || verified.region !== region)
    return refusal(
      'InvalidSignatureException',
      `Credential should be scoped to ${region}/${service}, not ${verified.region}/${verified.service}.`,
    );
  const principal = credentials.principal(verified.accessKeyId);
  if (!principal || request.headers['x-amz-security-token'] !== principal.sessionToken)
    return refusal(
      'UnrecognizedClientException',
      'The security token included in the request is invalid.',
    );
  return principal;
}

function refusal(name: string, message: string): JsonError {
  return { status: 400, name: `com.amazon.coral.service#${name}`, message };
}
