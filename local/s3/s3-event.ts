import { encodeStrictly } from '../aws/uri.ts';
import type { StoredObject } from './store/object-index.ts';

export type ObjectCreated =
  | 'ObjectCreated:Put'
  | 'ObjectCreated:Post'
  | 'ObjectCreated:Copy'
  | 'ObjectCreated:CompleteMultipartUpload';

/** The notification that a bucket sends to a function (event version 2.1). */
export interface S3Event {
  Records: Array<{
    eventVersion: '2.1';
    eventSource: 'aws:s3';
    awsRegion: string;
    eventTime: string;
    eventName: ObjectCreated;
    userIdentity: { principalId: string };
    requestParameters: { sourceIPAddress: string };
    responseElements: { 'x-amz-request-id': string; 'x-amz-id-2': string };
    s3: {
      s3SchemaVersion: '1.0';
      configurationId: string;
      bucket: { name: string; ownerIdentity: { principalId: string }; arn: string };
      object: {
        /** Encoded as in a form: `a b/ñ` is `a+b/%C3%B1`. */
        key: string;
        size: number;
        eTag: string;
        versionId?: string;
        /** Hexadecimal; compares the order of two events of one key. */
        sequencer: string;
      };
    };
  }>;
}

/** Describes a stored object the way that S3 tells it to a function. */
export function objectCreated(
  eventName: ObjectCreated,
  stored: StoredObject,
  requestId: string,
  region: string,
): S3Event {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: new Date(stored.modified).toISOString(),
        eventName,
        userIdentity: { principalId: 'AWS:local' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': requestId, 'x-amz-id-2': requestId },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'local',
          bucket: {
            name: stored.bucket,
            ownerIdentity: { principalId: 'local' },
            arn: `arn:aws:s3:::${stored.bucket}`,
          },
          object: {
            key: encodeStrictly(stored.key).replaceAll('%20', '+').replaceAll('%2F', '/'),
            size: stored.size,
            eTag: stored.etag,
            ...(stored.versionId !== 'null' && { versionId: stored.versionId }),
            sequencer: stored.sequence.toString(16).toUpperCase().padStart(18, '0'),
          },
        },
      },
    ],
  };
}
