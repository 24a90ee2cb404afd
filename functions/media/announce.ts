import type * as z from 'zod';
import type { media as contract } from '#shared/contract/media.ts';
import type { Media } from '#functions/data/media/media.ts';
import { mediaWrites, pendingUntil } from '#functions/data/media/media-writes.ts';
import { storageUse } from '#functions/data/media/storage-use.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { countUpload } from '#functions/data/media/upload-quota.ts';
import { iso } from '#functions/platform/iso.ts';

type Announced = z.infer<typeof contract.createUpload.body> & { mediaId: string; courseId: string };

/**
 * A file that is to come, in the space that it takes of its course and of who sends it.
 * @throws AppError with the transaction: `course_storage_full`, `own_storage_full`, `too_many_requests`
 */
export function announce(
  announced: Announced,
  userId: string,
  now: number,
  upload?: NonNullable<Media['upload']>,
): { file: Media; items: TransactionItem[] } {
  const { courseId, bytes } = announced;
  const file: Media = {
    ...announced,
    state: 'pending',
    rejection: null,
    rejectedAtLine: null,
    durationSeconds: null,
    createdAt: iso(now),
    uploadedBy: userId,
    attached: 0,
    questions: 0,
    expiresAt: pendingUntil(now),
    ...(upload && { upload }),
  };
  return {
    file,
    items: [
      mediaWrites.create(file, now),
      countUpload(userId, now),
      storageUse.take('course', courseId, bytes),
      storageUse.take('person', userId, bytes),
    ],
  };
}
