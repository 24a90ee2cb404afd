import * as z from 'zod';
import { mediaStateSchema, rejectionSchema } from '#shared/schemas/media-file.ts';
import { photoTypeSchema } from '#shared/schemas/photos.ts';
import { countUse } from '#functions/data/table/hourly-quota.ts';
import { index, keys } from '#functions/data/keys.ts';
import { settleFile, type Verdict } from './media-verdicts.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** A person's photo that was asked to be uploaded. `expiresAt` (seconds) is there until it was looked at. */
export const photoRecord = z.object({
  mediaId: z.string(),
  userId: z.string(),
  fileName: z.string(),
  contentType: photoTypeSchema,
  bytes: z.number(),
  state: mediaStateSchema,
  rejection: rejectionSchema.nullable(),
  expiresAt: z.number().optional(),
});
export type Photo = z.infer<typeof photoRecord>;

const pendingSeconds = 86_400;

export const photos = {
  get: (table: Table, mediaId: string) => table.get(photoRecord, keys.photo(mediaId)),

  /** A photo of this very person, or null. */
  async own(table: Table, userId: string, mediaId: string): Promise<Photo | null> {
    const photo = await photos.get(table, mediaId);
    return photo?.userId === userId ? photo : null;
  },

  /** A photo that is yet to come. */
  create: (photo: Omit<Photo, 'expiresAt'>, now: number): TransactionItem => ({
    label: 'photo',
    put: {
      ...keys.photo(photo.mediaId),
      ...index.photos(photo.userId, photo.mediaId),
      entity: 'Photo',
      ...photo,
      expiresAt: Math.floor(now / 1000) + pendingSeconds,
    },
    condition: 'attribute_not_exists(pk)',
  }),

  /** The one change of a photo's state. @throws RuleRefused for all but the first */
  settle: (mediaId: string, verdict: Verdict) => settleFile(keys.photo(mediaId), verdict),

  remove: (mediaId: string): TransactionItem => ({ label: 'photo', remove: keys.photo(mediaId) }),

  /** Counts one upload of a person in the current hour. @throws AppError `too_many_requests` beyond 20 */
  count: (userId: string, now: number): TransactionItem =>
    countUse(
      {
        label: 'photo-quota',
        entity: 'PhotoQuota',
        keyOf: (hour) => keys.photoQuota(userId, hour),
        perHour: 20,
      },
      now,
    ),
};
