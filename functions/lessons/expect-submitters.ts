import { isDeepStrictEqual } from 'node:util';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';

/**
 * Who submits an assignment, each student or which groups, stays once somebody has: their work would be found neither
 * by them nor among what came in. How many have is known within seconds.
 * @throws AppError `work_submitted`
 */
export async function expectSubmitters(
  table: Table,
  blockId: string,
  before: BlockContent,
  next: BlockContent,
): Promise<void> {
  const [was, is] = [before, next].map((content) => contentOfKind('assignment', content));
  if (!was || !is || isDeepStrictEqual(was.groups, is.groups)) return;
  const { people } = await submissionRows.sums(table, blockId);
  if (people > 0) throw new AppError('work_submitted');
}
