import { deleteStored } from './operations/delete-object.ts';
import { endUpload } from './operations/multipart-upload.ts';
import type { Bucket, LifecycleRule, S3Context } from './s3-call.ts';

const DAY_MS = 24 * 3600 * 1000;
const PAGE = 500;

/** Applies the lifecycle rules of all buckets once. */
export async function sweepBuckets(buckets: Iterable<Bucket>, context: S3Context): Promise<void> {
  for (const bucket of buckets)
    for (const rule of bucket.lifecycle ?? []) {
      await expireObjects(bucket, rule, context);
      await abortUploads(bucket, rule, context);
    }
}

async function expireObjects(
  bucket: Bucket,
  rule: LifecycleRule,
  context: S3Context,
): Promise<void> {
  if (rule.expireAfterDays === undefined) return;
  const before = context.now() - rule.expireAfterDays * DAY_MS;
  let after = '';
  for (;;) {
    const page = context.store.objects.list(bucket.name, rule.prefix ?? '', after, PAGE);
    for (const object of page)
      if (object.modified <= before) await deleteStored(context, bucket, object.key);
    if (page.length === 0) return;
    after = page.at(-1)?.key ?? after;
  }
}

async function abortUploads(
  bucket: Bucket,
  rule: LifecycleRule,
  context: S3Context,
): Promise<void> {
  if (rule.abortUploadsAfterDays === undefined) return;
  const before = context.now() - rule.abortUploadsAfterDays * DAY_MS;
  for (const upload of context.store.uploads.startedBefore(bucket.name, before))
    if (upload.key.startsWith(rule.prefix ?? '')) await endUpload(context, upload);
}
