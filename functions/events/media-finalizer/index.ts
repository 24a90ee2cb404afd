import type { Context, S3Event } from 'aws-lambda';
import { createTable } from '#functions/data/table/table.ts';
import { createS3Client } from '#functions/platform/bucket.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { logger } from '#functions/platform/logger.ts';
import { finalize, type FinalizerDeps } from './finalize.ts';

const { TABLE_NAME, MEDIA_BUCKET } = readEnvironment('TABLE_NAME', 'MEDIA_BUCKET');

const deps: FinalizerDeps = {
  table: createTable(TABLE_NAME),
  files: { name: MEDIA_BUCKET, client: createS3Client() },
  clock: Date.now,
};

/** Keys come as in a form: `+` for a space, the rest percent-encoded. */
const decoded = (key: string) => decodeURIComponent(key.replaceAll('+', ' '));

/** Wakes for each object that arrives under `incoming/`. */
export async function handler(event: S3Event, context: Context): Promise<void> {
  logger.addContext(context);
  for (const { s3 } of event.Records) await finalize(decoded(s3.object.key), deps);
}
