import type * as z from 'zod';
import type { blockSchema } from '#shared/schemas/courses.ts';
import type { BlockContent } from '#shared/schemas/courses.ts';
import { mediaOf } from './media-of.ts';
import type { Progress } from '#functions/data/enrollments.ts';
import { media } from '#functions/data/media.ts';
import type { BlockHead } from '#functions/data/outline.ts';
import type { CoursesDeps } from './deps.ts';

type Block = z.infer<typeof blockSchema>;

/** A block as it leaves: its content with fresh links to the media it names. */
export async function presentBlock(
  deps: Pick<CoursesDeps, 'table' | 'links'>,
  now: number,
  block: BlockHead,
  content: BlockContent,
  own: { progress: Progress | null; can: Block['can'] },
): Promise<Block> {
  const { rank: _, kind: __, ...head } = block;
  const files = await media.byIds(deps.table, mediaOf(content));
  const links = await Promise.all(files.map((file) => deps.links.linkTo(file, now)));
  return {
    ...head,
    content,
    links,
    state: own.progress?.state ?? 'notStarted',
    positionSeconds: own.progress?.positionSeconds ?? 0,
    can: own.can,
  };
}
