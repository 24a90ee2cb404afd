import { photos } from '#functions/data/media/photos.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Bucket } from '#functions/platform/bucket.ts';
import { cleanKey } from '#functions/platform/media-bucket.ts';
import { discard } from '#functions/platform/objects.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

type PhotoDeps = { table: Table; files: Bucket };

/** Throws away the photo that a profile shows no more. Done twice, it does no harm: a photo is never shown again. */
export async function forgetPhoto({ before, after }: StreamRecord, deps: PhotoDeps): Promise<void> {
  if (before?.entity !== 'Profile' || typeof before.photoId !== 'string') return;
  const { photoId } = before;
  if (after?.photoId === photoId) return;
  await discard(deps.files, cleanKey(photoId));
  await deps.table.commit([photos.remove(photoId)]);
}
