import { isArriving, media, mediaRecord, type Media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { storageUse } from '#functions/data/media/storage-use.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Bucket } from '#functions/platform/bucket.ts';
import { cleanKey, incomingKey } from '#functions/platform/media-bucket.ts';
import { abortUpload, discard } from '#functions/platform/objects.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type FileDeps = { table: Table; files: Bucket; clock: () => number };

const releaseStorage = async (
  { table, clock }: FileDeps,
  whose: 'course' | 'person',
  id: string,
  file: { mediaId: string; bytes: number },
) => storageUse.release(table, whose, id, file, clock());

/** Releases the space that a file took of its course; one that shares another's bytes took none. */
async function releaseForCourse(file: Media, deps: FileDeps): Promise<void> {
  if (file.storedAs === undefined && file.uploadedBy !== undefined)
    await releaseStorage(deps, 'course', file.courseId, file);
}

/** The bytes go with the last file that names them, and with them what they took of who sent them. */
async function forgetBytes(file: Media, deps: FileDeps): Promise<void> {
  const { mediaId, storedAs = mediaId, uploadedBy, bytes } = file;
  if (storedAs !== mediaId) await deps.table.commit([mediaWrites.release(storedAs, mediaId)]);
  if (await media.isHeld(deps.table, storedAs)) return;
  await discard(deps.files, cleanKey(storedAs));
  if (uploadedBy !== undefined)
    await releaseStorage(deps, 'person', uploadedBy, { mediaId: storedAs, bytes });
}

/**
 * Clears up behind a file that was removed, by hand or by its time, or turned away: the parts of an
 * upload, the bytes, the space. Bears repeats: a file's id is never given again.
 */
export async function forgetFile({ before, after }: StreamRecord, deps: FileDeps): Promise<void> {
  if (before?.entity !== 'Media') return;
  const file = mediaRecord.parse(before);
  if (after) {
    if (after.state !== 'rejected' || file.state === 'rejected') return;
    await releaseForCourse(file, deps);
    if (file.uploadedBy !== undefined) await releaseStorage(deps, 'person', file.uploadedBy, file);
    return;
  }
  if (await media.get(deps.table, file.mediaId)) return;
  if (file.upload && isArriving(file))
    await abortUpload(deps.files, { key: incomingKey(file.mediaId), id: file.upload.id });
  await releaseForCourse(file, deps);
  await forgetBytes(file, deps);
}
