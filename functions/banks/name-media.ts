import { mediaOf, namedMedia } from '#shared/questions/registry.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Bank } from './editable-bank.ts';

/** A content, where it stands in the request, and the media that its question named already. */
type Naming = { content: QuestionContent; path: (string | number)[]; before: string[] };

/** The most files that a question names in all of its versions: they are let go of in one transaction. */
const mostMedia = 90;

/**
 * What must be committed with questions that name files, so that none of these goes away.
 * @throws AppError `media_elsewhere` where the bank is no course's, `media_not_ready` unless every one is a file of
 *   that course that was looked at and kept, `invalid_request` with the fields whose place does not take that type
 */
export async function nameQuestionMedia(
  table: Table,
  { course }: Bank,
  namings: Naming[],
): Promise<TransactionItem[]> {
  const named = namings.flatMap(({ content, path }) =>
    namedMedia(content).map((one) => ({ ...one, path: [...path, ...one.path] })),
  );
  if (named.length === 0) return [];
  if (course === null)
    throw new AppError('media_elsewhere', {
      issues: named.map(({ path }) => ({ path, code: 'media_elsewhere' })),
    });
  for (const { content, path, before } of namings)
    if (new Set([...before, ...mediaOf(content)]).size > mostMedia)
      throw new AppError('invalid_request', { issues: [{ path, code: 'too_many_media' }] });
  await nameMedia(table, course.courseId, named);
  const added = namings.flatMap(({ content, before }) =>
    mediaOf(content).filter((mediaId) => !before.includes(mediaId)),
  );
  return [...Map.groupBy(added, (mediaId) => mediaId)].map(([mediaId, { length }]) =>
    mediaWrites.attach(course.courseId, mediaId, length, 'questions'),
  );
}
