import { isDeepStrictEqual } from 'node:util';
import type { Work } from '#shared/schemas/work-files.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { isThere } from './file-record.ts';
import { type WorkFile, workFiles } from './work-files.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** What names files: an assignment may name those of each of its parts. */
type NamingWork = Without<Work, 'part'>;

const namingOf = (work: Work): NamingWork => {
  if (!('part' in work)) return work;
  const { part: _, ...naming } = work;
  return naming;
};

/** Files that something names: what they are for, what it named so far, and what it is to name. */
type Naming = {
  work: NamingWork;
  userId: string;
  before: readonly string[];
  after: readonly string[];
  /** What something else of the same work names: whoever sent it, it may be named here, too. */
  named?: readonly string[];
  /** Whose work it is, where a group's: what it names is the group's from then on. */
  groupId?: string | undefined;
};

/**
 * What must be committed with an answer, a draft or a submission that names files of somebody's work: what it names
 * stays, what it names no longer goes after a day. What it named before it may go on naming, whoever sent it; what is
 * new must be the person's own, and for this very work.
 * @param read the files of both lists as they are now, where they were read
 * @returns the items, and the files of `after` in its order
 * @throws AppError `not_found` where a file is not theirs to name, `media_not_ready`
 */
export async function nameWorkFiles(
  table: Table,
  { work, userId, before, after, groupId, named = before }: Naming,
  now: number,
  read?: readonly WorkFile[],
): Promise<{ items: TransactionItem[]; files: WorkFile[] }> {
  const wanted = [...new Set([...before, ...after])];
  if (wanted.length === 0) return { items: [], files: [] };
  const known = new Map(
    (read ?? (await workFiles.some(table, wanted))).map((file) => [file.mediaId, file]),
  );
  const isTheirs = (file: WorkFile | undefined): file is WorkFile =>
    file !== undefined &&
    isDeepStrictEqual(namingOf(file.work), work) &&
    (named.includes(file.mediaId) || (file.uploadedBy === userId && isThere(file, now)));
  const files = [...new Set(after)].map((mediaId) => {
    const file = known.get(mediaId);
    if (!isTheirs(file)) throw new AppError('not_found');
    if (file.state !== 'ready') throw new AppError('media_not_ready');
    return file;
  });
  const released = before.filter((mediaId) => !after.includes(mediaId));
  return {
    items: [
      ...files
        .filter(({ mediaId }) => !before.includes(mediaId))
        .map(({ mediaId }) => workFiles.name(mediaId, groupId)),
      ...released.flatMap((mediaId) => {
        const file = known.get(mediaId);
        return file ? [workFiles.release(file, now)] : [];
      }),
    ],
    files,
  };
}
