import type * as z from 'zod';
import { mediaOf, playsFor, shownOf } from '#shared/blocks/registry.ts';
import { watchedPercent } from '#shared/policies/watched.ts';
import { editableBlock, type BlockContent } from '#shared/schemas/blocks.ts';
import type { blockSchema } from '#shared/schemas/outline.ts';
import type { Progress } from '#functions/data/enrollments/enrollments.ts';
import { media, type Media } from '#functions/data/media/media.ts';
import type { NewBlock } from '#functions/data/lessons/outline-writes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { fieldsOf, pick } from '#functions/platform/pick.ts';
import type { LessonsDeps } from './deps.ts';

type Block = z.infer<typeof blockSchema>;

/** The parts of a block's head that leave the server. */
const ofHead = ['blockId', 'moduleId', 'courseId', 'version', ...fieldsOf(editableBlock)] as const;

/** The files of a content in its order; those that are not known yet are read. */
async function filesOf(table: Table, content: BlockContent, known: Media[]): Promise<Media[]> {
  const wanted = mediaOf(content);
  const missing = wanted.filter((id) => known.every(({ mediaId }) => mediaId !== id));
  const files = [...known, ...(await media.byIds(table, missing))];
  return wanted.flatMap((id) => files.find(({ mediaId }) => mediaId === id) ?? []);
}

const percentOf = (content: BlockContent, progress: Progress | null) => {
  const duration = playsFor(content);
  return duration === null ? 0 : watchedPercent(progress?.played ?? [], duration);
};

/**
 * A block as it leaves: its content, or what its learners get of it, with fresh links to the media it names.
 * @param known media that were read with it already
 */
export async function presentBlock(
  deps: Pick<LessonsDeps, 'table' | 'links'>,
  now: number,
  block: Pick<NewBlock, (typeof ofHead)[number]>,
  content: BlockContent,
  own: { progress: Progress | null; can: Block['can'] },
  known: Media[] = [],
): Promise<Block> {
  const shown = own.can.edit ? content : shownOf(content);
  const files = await filesOf(deps.table, shown, known);
  return {
    ...pick(block, ofHead),
    content: shown,
    links: files.map((file) => deps.links.linkTo(file, now)),
    state: own.progress?.state ?? 'notStarted',
    positionSeconds: own.progress?.positionSeconds ?? 0,
    watchedPercent: percentOf(content, own.progress),
    can: own.can,
  };
}
