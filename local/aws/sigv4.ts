import { canonicalRequest, sha256, stringToSign, type RequestToSign } from './canonical-request.ts';
import {
  parseAmzDate,
  parseCredential,
  sameSignature,
  sign,
  type CredentialScope,
} from './signing-key.ts';
import { parseQuery } from './uri.ts';

export type SignatureErrorCode =
  | 'AccessDenied'
  | 'AuthorizationHeaderMalformed'
  | 'AuthorizationQueryParametersError'
  | 'InvalidAccessKeyId'
  | 'InvalidArgument'
  | 'InvalidRequest'
  | 'InvalidURI'
  | 'MissingAuthenticationToken'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

export interface Verified {
  ok: true;
  accessKeyId: string;
  presigned: boolean;
  service: string;
  region: string;
  /** The signed hash of the body: a SHA-256 in hex that S3 still has to check, or a marker. */
  payloadHash: string;
}

export interface Refused {
  ok: false;
  code: SignatureErrorCode;
  message: string;
}

interface Claim {
  scope: CredentialScope;
  amzDate: string;
  signedHeaders: string[];
  signature: string;
  /** Lifetime in seconds, of a presigned request only. */
  expires?: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRES_S = 7 * 24 * 3600;

/**
 * Verifies an AWS Signature Version 4, from the Authorization header or from a presigned query.
 *
 * S3 reads its body as a stream, so for `s3` the signed payload hash is handed back as
 * `payloadHash` and the caller compares it while it reads. Every other service must pass
 * `bodySha256`, the hex SHA-256 of the body it has read (left out: an empty body).
 * @param now milliseconds since the epoch
 */
export function verifySignature(
  request: RequestToSign & { bodySha256?: string },
  lookupSecret: (accessKeyId: string) => string | undefined,
  now: number,
): Verified | Refused {
  let query: Map<string, string>;
  try {
    query = new Map(parseQuery(request.url));
    decodeURIComponent(request.url.split('?', 1)[0] ?? '');
  } catch {
    return refuse('InvalidURI', 'The request target holds a malformed escape.');
  }
  const authorization = request.headers['authorization'];
  const presigned = query.has('X-Amz-Algorithm') || query.has('X-Amz-Signature');
  if (authorization === undefined && !presigned)
    return refuse('MissingAuthenticationToken', 'The request carries no signature.');
  if (authorization !== undefined && presigned)
    return refuse('InvalidArgument', 'Only one way of authentication is allowed.');

  const claim = presigned ? readQuery(query) : readHeader(String(authorization), request);
  if ('ok' in claim) return claim;
  const problem = checkTime(claim, now) ?? checkSignedHeaders(claim, request);
  if (problem) return problem;

  const payloadHash = payloadHashOf(request, claim, presigned);
  if (typeof payloadHash !== 'string') return payloadHash;
  const secret = lookupSecret(claim.scope.accessKeyId);
  if (secret === undefined)
    return refuse('InvalidAccessKeyId', 'The access key does not exist in our records.');

  const { accessKeyId, date, region, service } = claim.scope;
  const canonical = canonicalRequest(request, claim.signedHeaders, payloadHash, service);
  const text = stringToSign(claim.amzDate, `${date}/${region}/${service}/aws4_request`, canonical);
  if (!sameSignature(sign(secret, claim.scope, text), claim.signature))
    return refuse('SignatureDoesNotMatch', 'The signature does not match the request.');
  return { ok: true, accessKeyId, presigned, service, region, payloadHash };
}

function readHeader(authorization: string, request: RequestToSign): Claim | Refused {
  const match =
    /^AWS4-HMAC-SHA256 +Credential=([^, ]+), *SignedHeaders=([^, ]+), *Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const scope = parseCredential(match?.[1] ?? '');
  if (!match || !scope)
    return refuse('AuthorizationHeaderMalformed', 'The Authorization header is malformed.');
  const amzDate = request.headers['x-amz-date'];
  if (typeof amzDate !== 'string')
    return refuse('AccessDenied', 'A signed request needs an x-amz-date header.');
  return {
    scope,
    amzDate,
    signedHeaders: (match[2] ?? '').split(';'),
    signature: match[3] ?? '',
  };
}

function readQuery(query: Map<string, string>): Claim | Refused {
  const scope = parseCredential(query.get('X-Amz-Credential') ?? '');
  const expires = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  const signature = query.get('X-Amz-Signature') ?? '';
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? '';
  if (query.get('X-Amz-Algorithm') !== ALGORITHM || !scope || !signature || !signedHeaders)
    return refuse('AuthorizationQueryParametersError', 'The presigned query is incomplete.');
  if (!Number.isInteger(expires) || expires < 1 || expires > MAX_EXPIRES_S)
    return refuse('AuthorizationQueryParametersError', 'X-Amz-Expires must be 1 to 604800 s.');
  const amzDate = query.get('X-Amz-Date') ?? '';
  return { scope, amzDate, signedHeaders: signedHeaders.split(';'), signature, expires };
}

function checkTime(claim: Claim, now: number): Refused | undefined {
  const signedAt = parseAmzDate(claim.amzDate);
  if (Number.isNaN(signedAt) || !claim.amzDate.startsWith(claim.scope.date))
    return refuse('AuthorizationHeaderMalformed', 'The date and the credential scope differ.');
  if (signedAt - now > MAX_SKEW_MS)
    return claim.expires === undefined
      ? refuse('RequestTimeTooSkewed', 'The request time and the server time differ too much.')
      : refuse('AccessDenied', 'Request is not yet valid');
  if (claim.expires !== undefined)
    return now > signedAt + claim.expires * 1000
      ? refuse('AccessDenied', 'Request has expired')
      : undefined;
  if (now - signedAt > MAX_SKEW_MS)
    return refuse('RequestTimeTooSkewed', 'The request time and the server time differ too much.');
  return undefined;
}

/** An unsigned x-amz header could change what a signed request does, so none may ride along. */
function checkSignedHeaders(claim: Claim, request: RequestToSign): Refused | undefined {
  const signed = new Set(claim.signedHeaders);
  const loose = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !signed.has(name),
  );
  if (!signed.has('host') || loose.length > 0)
    return refuse(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${['host', ...loose].filter((name) => !signed.has(name)).join(', ')}`,
    );
  return undefined;
}

function payloadHashOf(
  request: RequestToSign & { bodySha256?: string },
  claim: Claim,
  presigned: boolean,
): string | Refused {
  const declared = request.headers['x-amz-content-sha256'];
  if (claim.scope.service === 's3') {
    if (typeof declared === 'string') return declared;
    return presigned
      ? 'UNSIGNED-PAYLOAD'
      : refuse('InvalidRequest', 'Missing required header: x-amz-content-sha256');
  }
  const actual = request.bodySha256 ?? sha256('');
  if (typeof declared === 'string' && declared !== actual)
    return refuse('XAmzContentSHA256Mismatch', 'The body does not match x-amz-content-sha256.');
  return actual;
}

function refuse(code: SignatureErrorCode, message: string): Refused {
  return { ok: false, code, message };
}
