import { renderXml } from './xml.ts';

const STATUS = {
  AccessControlListNotSupported: 400,
  AccessDenied: 403,
  AccessForbidden: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedPOSTRequest: 400,
  MalformedXML: 400,
  MaxPostPreDataLengthExceededError: 400,
  MetadataTooLarge: 400,
  MethodNotAllowed: 405,
  MissingAuthenticationToken: 403,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NoSuchVersion: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type S3ErrorCode = keyof typeof STATUS;

/** An answer of S3 other than success; becomes its XML document and status. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(code: S3ErrorCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'S3Error';
    this.code = code;
    this.status = STATUS[code];
    this.headers = headers;
  }

  toXml(resource: string, requestId: string): string {
    return renderXml('Error', {
      Code: this.code,
      Message: this.message,
      Resource: resource,
      RequestId: requestId,
    });
  }
}
