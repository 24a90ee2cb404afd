import * as z from 'zod';
import { feedbackOf } from '#functions/data/assignments/feedback-of.ts';
import {
  commentsKey,
  markingCommentsRecord,
} from '#functions/data/assignments/marking-comments.ts';
import { markingKey, markingRecord } from '#functions/data/assignments/markings.ts';
import { isTold, type Submissions } from '#functions/data/assignments/submissions.ts';
import { placeOf } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import type { Table } from '#functions/data/table/table.ts';

const parts = z.discriminatedUnion('entity', [
  markingRecord.extend({ entity: z.literal('Marking') }),
  markingCommentsRecord.extend({ entity: z.literal('MarkingComments') }),
  markRecord.extend({ entity: z.literal('Mark') }),
]);

/**
 * What somebody is told of how one of their submissions was marked, with the mark that is their own, also of a group's. Before its release nothing of it is read, so that the
 * answer costs what it cost before anybody marked (case 19).
 */
export async function ownFeedback(
  table: Table,
  { own, userId }: { own: Submissions; userId: string },
  number: number,
  now: number,
) {
  const one = own.submissions.find((some) => some.number === number);
  if (!one || !isTold(own, one.submissionId, now)) return null;
  const { courseId, assignmentId } = own;
  const place = { ...placeOf(own), number };
  const items = await table.batchGet(
    parts,
    [markingKey(place), commentsKey(place), keys.mark(userId, courseId, assignmentId)],
    { consistent: true },
  );
  const marking = items.find((item) => item.entity === 'Marking') ?? null;
  const mark = items.find((item) => item.entity === 'Mark') ?? null;
  const comments = items.find((item) => item.entity === 'MarkingComments') ?? null;
  return feedbackOf({ marking, comments }, mark, one.readAt, now);
}
