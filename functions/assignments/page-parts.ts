import * as z from 'zod';
import { namedMedia } from '#shared/blocks/registry.ts';
import { visibleBlock } from '#functions/api/expect-open.ts';
import { locksIn, ownCourse } from '#functions/api/expect-unlocked.ts';
import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import { isOwnReceipt } from '#functions/data/assignments/group-works.ts';
import type { Receipt } from '#functions/data/assignments/receipt.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { keys } from '#functions/data/keys.ts';
import { moduleRecord } from '#functions/data/lessons/outline.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { type Media, mediaRecord } from '#functions/data/media/media.ts';
import { type WorkFile, workFileRecord } from '#functions/data/media/work-files.ts';
import type { Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  moduleRecord.extend({ entity: z.literal('Module') }),
  mediaRecord.extend({ entity: z.literal('Media') }),
  workFileRecord.extend({ entity: z.literal('WorkFile') }),
  markRecord.extend({ entity: z.literal('Mark') }),
]);

/**
 * What the page of an assignment shows beside the assignment itself: its module, all files and the own mark in one
 * request, and the receipts in one query.
 * @throws AppError `not_found`
 */
export async function loadPageParts(table: Table, view: AssignmentView, now: number) {
  const { block, draft, assignment, enrollment, own, place } = view;
  const pictures = namedMedia(assignment).map(({ mediaId }) => mediaId);
  const [items, receipts] = await Promise.all([
    table.batchGet(parts, [
      ...(block ? [keys.module(block.courseId, block.moduleId)] : []),
      ...[...new Set(pictures)].map(keys.media),
      ...(draft?.files ?? []).map(keys.workFile),
      // Of a group, too, each has a mark of their own.
      keys.mark(enrollment.userId, place.courseId, place.assignmentId),
    ]),
    own?.submissions.length ? submission.receipts(table, place) : ([] as Receipt[]),
  ]);
  const module = items.find((item) => item.entity === 'Module') ?? null;
  const shown = await visibleBlock(table, block, module);
  const files: WorkFile[] = items.filter((item) => item.entity === 'WorkFile');
  const media: Media[] = items.filter((item) => item.entity === 'Media');
  return {
    block: shown.block,
    locks: await locksIn({ ...shown, enrollment }, ownCourse(table, enrollment, now), now),
    marks: items.filter((item) => item.entity === 'Mark'),
    receipts: receipts.filter((one) => isOwnReceipt(one, place.userId)).toReversed(),
    files,
    pictures: media.filter(
      ({ courseId, state }) => courseId === place.courseId && state === 'ready',
    ),
  };
}
