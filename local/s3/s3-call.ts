import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { CorsRule } from './cors.ts';
import type { ObjectCreated, S3Event } from './s3-event.ts';
import type { Store } from './store/open-store.ts';
import type { NewObject, StoredObject } from './store/object-index.ts';

export interface BucketNotification {
  prefix?: string;
  suffix?: string;
  /** Resolves once the event is in safe hands; until then it is kept and offered again. */
  notify(event: S3Event): void | Promise<void>;
}

export interface LifecycleRule {
  prefix?: string;
  /** Objects older than this many days are removed (a versioned bucket gets a delete marker). */
  expireAfterDays?: number;
  /** Multipart uploads that were begun longer ago are aborted. */
  abortUploadsAfterDays?: number;
}

export interface Bucket {
  name: string;
  cors?: CorsRule[];
  versioned?: boolean;
  notifications?: BucketNotification[];
  lifecycle?: LifecycleRule[];
}

export interface S3Answer {
  status: number;
  headers: Record<string, string>;
  /** A stream must be read or destroyed: it holds an open file. */
  body?: string | Readable;
}

/** The things that every operation can reach, whoever asks. */
export interface S3Context {
  store: Store;
  now(): number;
  /** Stores an object as the newest of its key, queues its event and discards what it replaced. */
  commit(
    bucket: Bucket,
    object: NewObject,
    eventName: ObjectCreated,
    options: {
      guard: (current: StoredObject | undefined) => void;
      alongside?: () => void;
    },
  ): Promise<StoredObject>;
}

/** One request, parsed, with its signature verified (a form POST carries its own). */
export interface S3Call {
  bucket: Bucket;
  /** Empty for an operation on the bucket itself. */
  key: string;
  query: Map<string, string>;
  /** Names in lower case; a presigned query's `x-amz-…` parameters count as headers, as in S3. */
  headers: Record<string, string | undefined>;
  request: IncomingMessage;
  /** The SHA-256 that was signed for the body, or a marker such as UNSIGNED-PAYLOAD. */
  payloadHash: string;
  /** @throws S3Error AccessDenied unless the caller's role allows it */
  require(action: string, resource?: Resource, context?: Record<string, string>): void;
  may(action: string, resource?: Resource, context?: Record<string, string>): boolean;
}

export interface Resource {
  bucket: string;
  /** Left out for the bucket itself. */
  key?: string;
}

export type S3Operation = (call: S3Call, context: S3Context) => Promise<S3Answer>;
