import { type FileRecord, isArriving } from '#functions/data/media/file-record.ts';
import { media, mediaRecord, type Media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { storageUse } from '#functions/data/media/storage-use.ts';
import { type WorkFile, workFileRecord, workFiles } from '#functions/data/media/work-files.ts';
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

async function releaseForPerson(
  { mediaId, bytes, uploadedBy }: Pick<Media, 'mediaId' | 'bytes' | 'uploadedBy'>,
  deps: FileDeps,
): Promise<void> {
  if (uploadedBy !== undefined)
    await releaseStorage(deps, 'person', uploadedBy, { mediaId, bytes });
}

const isRejected = ({ before, after }: StreamRecord) =>
  after?.state === 'rejected' && before?.state !== 'rejected';

/** Parts of a file that will never be whole. */
async function abortParts(file: FileRecord, { files }: FileDeps): Promise<void> {
  if (file.upload && isArriving(file))
    await abortUpload(files, { key: incomingKey(file.mediaId), id: file.upload.id });
}

/** The bytes go with the last file that names them, and with them what they took of who sent them. */
async function forgetBytes(file: Media, deps: FileDeps): Promise<void> {
  const { mediaId, storedAs = mediaId } = file;
  if (storedAs !== mediaId) await deps.table.commit([mediaWrites.release(storedAs, mediaId)]);
  if (await media.isHeld(deps.table, storedAs)) return;
  await discard(deps.files, cleanKey(storedAs));
  await releaseForPerson({ ...file, mediaId: storedAs }, deps);
}

/** Clears up behind a file of a course, whose bytes copies of the course may share. */
async function forgetMedia(file: Media, record: StreamRecord, deps: FileDeps): Promise<void> {
  if (record.after) {
    if (!isRejected(record)) return;
    await releaseForCourse(file, deps);
    await releaseForPerson(file, deps);
    return;
  }
  if (await media.get(deps.table, file.mediaId)) return;
  await abortParts(file, deps);
  await releaseForCourse(file, deps);
  await forgetBytes(file, deps);
}

/** Clears up behind a file of somebody's work, or of its marking, which nobody shares. */
async function forgetWorkFile(file: WorkFile, record: StreamRecord, deps: FileDeps): Promise<void> {
  if (record.after ? !isRejected(record) : await workFiles.get(deps.table, file.mediaId)) return;
  await abortParts(file, deps);
  await discard(deps.files, cleanKey(file.mediaId));
  await releaseForPerson(file, deps);
}

/**
 * Clears up behind a file that was removed, by hand or by its time, or turned away: the parts of an
 * upload, the bytes, the space. Bears repeats: a file's id is never given again.
 */
export async function forgetFile(record: StreamRecord, deps: FileDeps): Promise<void> {
  const { before } = record;
  if (before?.entity === 'Media') await forgetMedia(mediaRecord.parse(before), record, deps);
  if (before?.entity === 'WorkFile')
    await forgetWorkFile(workFileRecord.parse(before), record, deps);
}
