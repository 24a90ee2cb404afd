import { courseMarkerRecord, sitsAt } from '#functions/data/assignments/course-markers.ts';
import { markersList, submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { keepSubmissionRowsOf } from './keep-submission-rows.ts';

/** The number of works whose rows are made anew at once. */
const pageSize = 50;

/** Makes the rows of all that one marker had at an assignment anew, a page at a time: they leave the list while it is walked. */
async function relist(table: Table, assignmentId: string, userId: string): Promise<void> {
  let start: Item | undefined;
  do {
    const page = { limit: pageSize, start };
    const { items, last } = await submissionRows.list(
      table,
      assignmentId,
      markersList(userId),
      page,
    );
    await keepSubmissionRowsOf(items, { table, truth: table });
    start = last ?? undefined;
  } while (start);
}

/** What was allocated to somebody who marks no more waits for who teaches the course; nothing new can come to that seat. */
export async function leaveToTeacher(table: Table, { before, after }: StreamRecord): Promise<void> {
  if (before?.entity !== 'CourseMarker') return;
  const gone = courseMarkerRecord.parse(before);
  if (after && sitsAt(courseMarkerRecord.parse(after), gone)) return;
  const outline = await outlines.get(table, gone.courseId);
  const assignments = outline?.blocks.filter(({ facts }) => facts.assignment !== null) ?? [];
  for (const { blockId } of assignments) await relist(table, blockId, gone.userId);
}
