import { factsOf } from '#shared/policies/facts-of.ts';
import { mediaOf, namedMedia } from '#shared/policies/media-of.ts';
import { playsFor } from '#shared/policies/watched.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { nameMedia } from '#functions/data/named-media.ts';
import type { BlockHead } from '#functions/data/outline.ts';
import type { Table } from '#functions/data/table.ts';
import type { TransactionItem } from '#functions/data/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** The most pictures and files that one block names: their items are read with it in one request. */
const mostMedia = 50;

const refuse = (path: string[], code: string) =>
  new AppError('invalid_request', { issues: [{ path, code }] });

/**
 * What no single field of a block shows. What comes back is committed with the block: the media that it
 * newly names stay.
 * @param before the media that it named already
 * @throws AppError `invalid_request` with the field at fault, `media_not_ready`
 */
export async function expectBlock(
  table: Table,
  { courseId, completion }: Pick<BlockHead, 'courseId' | 'completion'>,
  content: BlockContent,
  before: string[] = [],
): Promise<TransactionItem[]> {
  if (mediaOf(content).length > mostMedia) throw refuse(['content'], 'too_many_media');
  if (completion.rule === 'watched' && playsFor(content) === null)
    throw refuse(['completion', 'rule'], 'not_played');
  const named = namedMedia(content).map((one) => ({ ...one, path: ['content', ...one.path] }));
  return (await nameMedia(table, courseId, named, before)).items;
}

/** What the head of a block says of its content. */
export const headOf = (content: BlockContent) => ({
  mediaIds: mediaOf(content),
  facts: factsOf(content),
});
