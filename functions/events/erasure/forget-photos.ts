import { photos } from '#functions/data/photos.ts';
import { cleanKey, incomingKey } from '#functions/platform/media-bucket.ts';
import { signedFetch } from '#functions/platform/signed-fetch.ts';
import type { ErasureDeps } from './deps.ts';

/** Removes photos, bytes and all, wherever they stand: on their way, looked at, or shown. */
export async function forgetPhotos(
  photoIds: string[],
  { table, files }: Pick<ErasureDeps, 'table' | 'files'>,
): Promise<void> {
  for (const photoId of photoIds) {
    for (const key of [incomingKey(photoId), cleanKey(photoId)]) {
      const answer = await signedFetch(files, key, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw new Error(`S3 answered ${answer.status}`);
    }
    await table.commit([photos.remove(photoId)]);
  }
}
