import { nameWorkFiles } from '#functions/data/media/name-work-files.ts';
import type { WorkFile } from '#functions/data/media/work-files.ts';
import type { SubmittedFile } from '#functions/data/assignments/receipt.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

type Naming = {
  submissionId: string;
  /** Who marks. */
  userId: string;
  /** What the markings of the submission named so far. */
  before: readonly SubmittedFile[];
  /** What one of them is to name, by its ids. */
  asked: readonly string[];
  /** What is named beside it: as it was given, or by the other of two who mark apart. */
  stays: readonly SubmittedFile[];
  /** What of it who marks may not read yet: it is not theirs to name. */
  hidden?: readonly SubmittedFile[];
};

export const idsOf = (files: readonly Pick<SubmittedFile, 'mediaId'>[] = []): string[] => [
  ...new Set(files.map(({ mediaId }) => mediaId)),
];

function asNamed({ mediaId, fileName, contentType, bytes, sha256 }: WorkFile): SubmittedFile {
  if (sha256 === null) throw new Error('A file that is ready has been hashed.');
  return { mediaId, fileName, contentType, bytes, sha256 };
}

/**
 * What must be committed with a marking that names files, and the files in their order. All markings of a submission name
 * a file once, so that it goes a day after the last of them does.
 * @throws AppError `not_found` where a file is not theirs to name, or of another submission; `media_not_ready`
 */
export async function nameFeedback(
  table: Table,
  { submissionId, userId, before, asked, stays, hidden }: Naming,
  now: number,
): Promise<{ files: SubmittedFile[]; items: TransactionItem[] }> {
  if (idsOf(hidden).some((id) => asked.includes(id))) throw new AppError('not_found');
  const named = idsOf(before);
  const after = [...new Set([...asked, ...idsOf(stays)])];
  const isSame = named.length === after.length && named.every((id) => after.includes(id));
  const work = { kind: 'marking' as const, submissionId };
  const { files, items } = isSame
    ? { files: [], items: [] }
    : await nameWorkFiles(table, { work, userId, before: named, after }, now);
  const known = new Map(
    [...before, ...files.map(asNamed)].map((file): [string, SubmittedFile] => [file.mediaId, file]),
  );
  return { files: asked.flatMap((id) => known.get(id) ?? []), items };
}
