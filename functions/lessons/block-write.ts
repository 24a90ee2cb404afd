import type { NamedMedia } from '#shared/blocks/block-definition.ts';
import { canComplete, factsOf, mediaOf, namedMedia } from '#shared/blocks/registry.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** The most pictures and files that one block names: their items are read with it in one request. */
const mostMedia = 50;

const refuse = (path: string[], code: string) =>
  new AppError('invalid_request', { issues: [{ path, code }] });

/** Whether two places name the same file as the same thing. */
const isSame = (one: NamedMedia) => (other: NamedMedia) =>
  one.mediaId === other.mediaId && one.use === other.use;

/**
 * What no single field of a block shows. What comes back is committed with the block: the media that it
 * newly names stay. Those alone are read: what it named already was looked at then, and has stayed.
 * @param before what it held until now; null: it is new
 * @throws AppError `invalid_request` with the field at fault, `media_not_ready`
 */
export async function expectBlock(
  table: Table,
  { courseId, completion }: Pick<BlockHead, 'courseId' | 'completion'>,
  content: BlockContent,
  before: BlockContent | null,
): Promise<TransactionItem[]> {
  if (mediaOf(content).length > mostMedia) throw refuse(['content'], 'too_many_media');
  if (!canComplete(content.kind, completion)) throw refuse(['completion', 'rule'], 'not_played');
  const known = before ? namedMedia(before) : [];
  const added = namedMedia(content)
    .filter((one) => !known.some(isSame(one)))
    .map((one) => ({ ...one, path: ['content', ...one.path] }));
  const stay = known.map(({ mediaId }) => mediaId);
  return (await nameMedia(table, courseId, added, stay)).items;
}

/** What the head of a block says of its content. */
export const headOf = (content: BlockContent) => ({
  mediaIds: mediaOf(content),
  facts: factsOf(content),
});
