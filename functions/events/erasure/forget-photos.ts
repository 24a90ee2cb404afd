import { photos } from '#functions/data/media/photos.ts';
import { cleanKey, incomingKey } from '#functions/platform/media-bucket.ts';
import { discard } from '#functions/platform/objects.ts';
import type { ErasureDeps } from './deps.ts';

/** Removes photos, bytes and all, wherever they stand: on their way, looked at, or shown. */
export async function forgetPhotos(
  photoIds: string[],
  { table, files }: Pick<ErasureDeps, 'table' | 'files'>,
): Promise<void> {
  for (const photoId of photoIds) {
    for (const key of [incomingKey(photoId), cleanKey(photoId)]) await discard(files, key);
    await table.commit([photos.remove(photoId)]);
  }
}
