import type * as z from 'zod';
import type { media as contract } from '#shared/contract/media.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { type FileRecord, pendingUntil } from '#functions/data/media/file-record.ts';
import type { Media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { storageUse } from '#functions/data/media/storage-use.ts';
import { countUpload } from '#functions/data/media/upload-quota.ts';
import { type GivenTo, type WorkFile, workFiles } from '#functions/data/media/work-files.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import type { MediaDeps } from './deps.ts';

export type Announced = z.infer<typeof contract.createUpload.body>;
type NewFile = FileRecord & { uploadedBy: string };
type Made<F> = { file: F; items: TransactionItem[] };

/** Where a file is to go. */
export type Destination<F extends FileRecord> = {
  /** @param now in milliseconds */
  newId: (ids: MediaDeps['ids'], now: number) => string;
  /** What is kept of it there, and whose space it takes beside its sender's. */
  keep: (file: NewFile) => Made<F>;
};

export const intoCourse = (courseId: string): Destination<Media> => ({
  newId: (ids, now) => ids.ulid(now),
  keep: (about) => {
    const file = { ...about, courseId, attached: 0, questions: 0 };
    const space = storageUse.take('course', courseId, file.bytes);
    return { file, items: [mediaWrites.create(file), space] };
  },
});

export const intoWork = (work: Work, givenTo: GivenTo | null = null): Destination<WorkFile> => ({
  // Those who may not know whose work it is read the id, too: it says nothing of when the file came (case 21).
  newId: (ids) => ids.random(),
  keep: (about) => {
    const file = { ...about, work, sha256: null, named: 0 };
    return { file, items: [workFiles.create(file, givenTo)] };
  },
});

/**
 * A file that is to come, in the space that it takes.
 * @throws AppError with the transaction: `course_storage_full`, `own_storage_full`, `too_many_requests`
 */
export function announce<F extends FileRecord>(
  into: Destination<F>,
  announced: Announced & { mediaId: string },
  userId: string,
  now: number,
  upload?: NonNullable<FileRecord['upload']>,
): Made<F> {
  const about: NewFile = {
    ...announced,
    state: 'pending',
    rejection: null,
    rejectedAtLine: null,
    durationSeconds: null,
    createdAt: iso(now),
    uploadedBy: userId,
    expiresAt: pendingUntil(now),
    ...(upload && { upload }),
  };
  const { file, items } = into.keep(about);
  return {
    file,
    items: [...items, countUpload(userId, now), storageUse.take('person', userId, announced.bytes)],
  };
}
