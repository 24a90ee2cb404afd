import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { rawPath } from '../aws/uri.ts';
import { answerRequest, type Guards } from './answer-request.ts';
import { corsHeaders } from './cors.ts';
import { createCommit } from './create-commit.ts';
import { createEventDelivery } from './deliver-events.ts';
import { parseTarget } from './parse-target.ts';
import type { Bucket, S3Answer, S3Context } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import { openStore } from './store/open-store.ts';
import { sweepBuckets } from './sweep-buckets.ts';
import { createTrustedObjects } from './trusted-objects.ts';
import { writeAnswer } from './write-answer.ts';

export interface S3Options extends Guards {
  /** null for a temporary folder that is removed on close. */
  dataDir: string | null;
  buckets: Bucket[];
  /** Milliseconds since the epoch. */
  now(): number;
  /** Named in events. */
  region?: string;
  /** Hears of faults in here and of refused notifications. */
  onError?: (error: unknown) => void;
}

/**
 * A subset of S3 for private buckets, path style (`/BUCKET/KEY`): what the product uses, as S3
 * answers it, and 501 with a name for the rest. Bodies are streamed both ways.
 */
export function createS3(options: S3Options) {
  const store = openStore(options.dataDir);
  const buckets = new Map(options.buckets.map((bucket) => [bucket.name, bucket]));
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const events = createEventDelivery(store.events, buckets, onError);
  const region = options.region ?? 'us-east-1';
  const context: S3Context = {
    store,
    now: () => options.now(),
    commit: createCommit(store, events, region, newRequestId),
  };

  return {
    handle,
    objects: createTrustedObjects(context, bucketNamed),
    /** Delivers the events that an earlier run stored but could not hand over. */
    resume(): void {
      for (const queued of store.events.pending()) events.deliver(queued);
    },
    /** Applies the lifecycle rules once. */
    sweep: () => sweepBuckets(buckets.values(), context),
    /** Waits for events under way; end the server before, so that no request is. */
    async close(): Promise<void> {
      await events.settled();
      store.close();
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = newRequestId();
    const method = request.method ?? 'GET';
    let cors: Record<string, string> = {};
    let answer: S3Answer;
    try {
      const target = parseTarget(request.url ?? '/');
      const bucket = bucketNamed(target.bucket);
      if (method !== 'OPTIONS')
        cors = corsHeaders(bucket.cors ?? [], request.headers.origin, method);
      answer = await answerRequest(request, target, bucket, context, options);
    } catch (error) {
      answer = answerTo(error, request, requestId);
    }
    const headers = { 'x-amz-request-id': requestId, ...cors, ...answer.headers };
    await writeAnswer(response, { ...answer, headers }, method !== 'HEAD').catch(onError);
  }

  function answerTo(error: unknown, request: IncomingMessage, requestId: string): S3Answer {
    const known = error instanceof S3Error;
    const brokenOff = request.destroyed && !request.complete;
    if (!known && !brokenOff) onError(error);
    const refusal = known
      ? error
      : new S3Error('InternalError', 'We encountered an internal error. Please try again.');
    return {
      status: refusal.status,
      headers: { ...refusal.headers, 'content-type': 'application/xml' },
      body: refusal.toXml(rawPath(request.url ?? '/'), requestId),
    };
  }

  function bucketNamed(name: string): Bucket {
    const bucket = buckets.get(name);
    if (bucket) return bucket;
    throw name === ''
      ? new S3Error('NotImplemented', 'ListBuckets is not emulated.')
      : new S3Error('NoSuchBucket', `The specified bucket does not exist: ${name}`);
  }
}

function newRequestId(): string {
  return randomBytes(8).toString('hex').toUpperCase();
}
