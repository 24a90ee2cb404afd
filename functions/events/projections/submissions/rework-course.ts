import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import {
  type CourseLateRework,
  courseLateReworks,
} from '#functions/data/assignments/course-late-reworks.ts';
import { lateReworks } from '#functions/data/assignments/late-reworks.ts';
import { blockContents } from '#functions/data/lessons/block-contents.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The number of assignments of which one step reads the rule. */
const pageSize = 10;

/** The assignments of a course that are due, also those that nobody sees now: their marks are there. */
async function dueIn(table: Table, courseId: string): Promise<string[]> {
  const outline = await outlines.get(table, courseId);
  const due = outline?.blocks.filter(({ facts }) => facts.assignment?.due) ?? [];
  return due.map(({ blockId }) => blockId).sort();
}

/**
 * Begins to work out anew what being late costs, at some assignments of a course that starts on another day, and goes on
 * to the next ones. What is to be done is read from the table, and is begun with the step in one transaction: a record
 * that comes twice or late only wakes.
 */
export async function reworkCourse(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'CourseLateRework') return;
  const rework = await courseLateReworks.get(table, (after as CourseLateRework).courseId);
  if (!rework || rework.state === 'done') return;
  const { courseId, by, at, from } = rework;
  const left = (await dueIn(table, courseId)).filter((id) => from === null || id > from);
  const page = left.slice(0, pageSize);
  const contents = await blockContents.byIds(table, page);
  const costs = (assignmentId: string) => {
    const content = contents.get(assignmentId);
    return content !== undefined && contentOfKind('assignment', content)?.late != null;
  };
  const next = left.length > page.length ? (page.at(-1) ?? null) : null;
  try {
    await table.commit([
      ...page
        .filter(costs)
        .map((assignmentId) => lateReworks.begin({ courseId, assignmentId, by, at })),
      courseLateReworks.goOn(rework, next),
    ]);
  } catch (error) {
    // Somebody else took this step, or the start was moved again.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
