import { media } from '#functions/data/media/media.ts';
import type { Verdict } from '#functions/data/media/media-verdicts.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import type { Bucket } from '#functions/platform/bucket.ts';
import { logger } from '#functions/platform/logger.ts';
import { cleanKey } from '#functions/platform/media-bucket.ts';
import { discard } from '#functions/platform/objects.ts';
import { awaitedFile, type AwaitedFile } from './awaited-file.ts';
import { openIncoming } from './incoming-object.ts';
import { lengthOf } from './length-of.ts';
import { inspect } from './inspect.ts';

export type FinalizerDeps = {
  table: Table;
  files: Bucket;
  /** In milliseconds. */
  clock: () => number;
};

const incoming = /^incoming\/([0-7][0-9A-HJKMNP-TV-Z]{25})$/;

/** Looks at the bytes; good ones are copied before the record says so, so that no link ever leads nowhere. */
async function judge(
  { file, isPhoto, keptName }: AwaitedFile,
  { files }: FinalizerDeps,
): Promise<Verdict> {
  const object = await openIncoming(files, file.mediaId);
  const refusal = await inspect(object, file, isPhoto);
  if (refusal) return { state: 'rejected', ...refusal };
  const durationSeconds = await lengthOf(object, file.contentType);
  const sha256 = await object.keepAs({ contentType: file.contentType, fileName: keptName });
  return { state: 'ready', durationSeconds, sha256 };
}

/** Settles the file's state once: of twins and latecomers all but the first change nothing. */
async function settle(awaited: AwaitedFile, deps: FinalizerDeps): Promise<void> {
  const { mediaId } = awaited.file;
  const verdict = await judge(awaited, deps);
  try {
    await deps.table.commit([awaited.settle(verdict, deps.clock())]);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    return;
  }
  if (verdict.state === 'ready') logger.info('A file is ready', { mediaId });
  else
    logger.warn('A file was turned away', {
      security: 'upload_rejected',
      mediaId,
      rejection: verdict.rejection,
    });
}

/** Throws away what was kept of a file whose record went away meanwhile, unless a copy of the course shows it. */
async function forget(mediaId: string, { table, files }: FinalizerDeps): Promise<void> {
  if (!(await media.isHeld(table, mediaId))) await discard(files, cleanKey(mediaId));
}

/**
 * Judges the object under `key`, settles its record, and removes it. May be called any number of
 * times, in any order. An object that no pending record asked for is removed unseen.
 * @throws the SDK's errors: the event is to be tried again
 */
export async function finalize(key: string, deps: FinalizerDeps): Promise<void> {
  const mediaId = incoming.exec(key)?.[1];
  const awaited = mediaId === undefined ? null : await awaitedFile(deps.table, mediaId);
  if (awaited?.file.state === 'pending') {
    try {
      await settle(awaited, deps);
    } catch (error) {
      // A twin that was quicker has removed the object under our eyes.
      const now = await awaitedFile(deps.table, awaited.file.mediaId);
      if (now?.file.state === 'pending') throw error;
    }
  }
  if (mediaId !== undefined && !(await awaitedFile(deps.table, mediaId)))
    await forget(mediaId, deps);
  await discard(deps.files, key);
}
