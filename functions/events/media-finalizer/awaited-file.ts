import { media, type Media } from '#functions/data/media/media.ts';
import { settleMedia, type Verdict } from '#functions/data/media/media-verdicts.ts';
import { photos, type Photo } from '#functions/data/media/photos.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** A file that somebody asked to upload: one of a course, or a person's photo, which is held to more. */
export type AwaitedFile = {
  file: Media | Photo;
  isPhoto: boolean;
  /** @param now in milliseconds */
  settle: (verdict: Verdict, now: number) => TransactionItem;
};

/** The request for a file under this id, pending or settled, or null. */
export async function awaitedFile(table: Table, mediaId: string): Promise<AwaitedFile | null> {
  const file = await media.get(table, mediaId);
  if (file)
    return {
      file,
      isPhoto: false,
      settle: (verdict, now) => settleMedia(mediaId, verdict, now),
    };
  const photo = await photos.get(table, mediaId);
  return (
    photo && {
      file: photo,
      isPhoto: true,
      settle: (verdict) => photos.settle(mediaId, verdict),
    }
  );
}
