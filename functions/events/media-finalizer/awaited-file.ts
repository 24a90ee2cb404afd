import { mediaTypes } from '#shared/policies/media-types.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { media, type Media } from '#functions/data/media/media.ts';
import { settleMedia, type Verdict } from '#functions/data/media/media-verdicts.ts';
import { photos, type Photo } from '#functions/data/media/photos.ts';
import { type WorkFile, workFiles } from '#functions/data/media/work-files.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** A file that somebody asked to upload: one of a course, of their own work, or their photo, which is held to more. */
export type AwaitedFile = {
  file: Media | WorkFile | Photo;
  isPhoto: boolean;
  /** The name under which the bytes are kept, and saved by who opens them. */
  keptName: string;
  /** @param now in milliseconds */
  settle: (verdict: Verdict, now: number) => TransactionItem;
};

/**
 * The name under which the bytes of somebody's work are kept. What is handed in for an assignment may be marked by people
 * who must not know whose it is, and its own name could say so.
 */
const namesOf: Record<Work['kind'], (file: WorkFile) => string> = {
  attempt: ({ fileName }) => fileName,
  assignment: ({ mediaId, contentType }) => `${mediaId}.${mediaTypes[contentType].extensions[0]}`,
  // Whoever marks named it, and whoever gets it knows whose work it is.
  marking: ({ fileName }) => fileName,
};

/** The request for a file under this id, pending or settled, or null. */
export async function awaitedFile(table: Table, mediaId: string): Promise<AwaitedFile | null> {
  const file = await media.get(table, mediaId);
  if (file)
    return {
      file,
      isPhoto: false,
      keptName: file.fileName,
      settle: (verdict, now) => settleMedia(mediaId, verdict, now),
    };
  const workFile = await workFiles.get(table, mediaId);
  if (workFile)
    return {
      file: workFile,
      isPhoto: false,
      keptName: namesOf[workFile.work.kind](workFile),
      settle: (verdict, now) => workFiles.settle(mediaId, verdict, now),
    };
  const photo = await photos.get(table, mediaId);
  return (
    photo && {
      file: photo,
      isPhoto: true,
      keptName: photo.fileName,
      settle: (verdict) => photos.settle(mediaId, verdict),
    }
  );
}
