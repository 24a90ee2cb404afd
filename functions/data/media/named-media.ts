import type { NamedMedia } from '#shared/blocks/block-definition.ts';
import { fitsUse } from '#shared/policies/media-use.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { keys } from '#functions/data/keys.ts';
import { mediaWrites } from './media-writes.ts';
import { mediaRecord, type Media } from './media.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/**
 * The files that an object names, and what must be committed with it, so that none of them goes away meanwhile.
 * @param before the media that the object named already
 * @throws AppError `media_not_ready` unless every one is a file of this course that was looked at and
 *   kept, `invalid_request` with the fields whose place does not take that type
 */
export async function nameMedia(
  table: Table,
  courseId: string,
  named: NamedMedia[],
  before: string[] = [],
): Promise<{ items: TransactionItem[]; files: Media[] }> {
  const mediaIds = [...new Set(named.map(({ mediaId }) => mediaId))];
  if (mediaIds.length === 0) return { items: [], files: [] };
  const files = await table.batchGet(mediaRecord, mediaIds.map(keys.media), { consistent: true });
  const usable = new Map(
    files
      .filter((file) => file.courseId === courseId && file.state === 'ready')
      .map((file) => [file.mediaId, file.contentType]),
  );
  if (usable.size < mediaIds.length) throw new AppError('media_not_ready');
  const issues = named.flatMap(({ mediaId, use, path }) => {
    const type = usable.get(mediaId);
    return type && !fitsUse(type, use) ? [{ path, code: 'wrong_media_type' }] : [];
  });
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  return {
    items: mediaIds
      .filter((mediaId) => !before.includes(mediaId))
      .map((mediaId) => mediaWrites.attach(courseId, mediaId)),
    files,
  };
}
