import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { datesFor } from '#shared/policies/assignment-dates.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { expectUnlocked, ownCourse } from '#functions/api/expect-unlocked.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { activeIn } from '#functions/data/enrollments/active-in.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { blockContentRecord } from '#functions/data/lessons/block-contents.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { blockRecord, outlines } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { Wanted } from './wanted.ts';

type Place = Extract<Work, { kind: 'assignment' }>;

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
]);

/**
 * What may be sent for an assignment: its block is open for this person, and it has opened and not closed.
 * @throws AppError `not_found`, `enrollment_required`, `block_locked`, `assignment_not_open`, `assignment_closed`
 */
export async function wantedByAssignment(
  table: Table,
  { courseId, assignmentId }: Place,
  userId: string,
  now: number,
): Promise<Wanted> {
  const asked = [
    keys.course(courseId),
    keys.block(courseId, assignmentId),
    keys.blockContent(assignmentId),
    keys.enrollment(userId, courseId),
  ];
  const items = await table.batchGet(parts, asked, { consistent: true });
  const course = found(items.find((item) => item.entity === 'Course'));
  const enrolled = items.find((item) => item.entity === 'Enrollment') ?? null;
  const enrollment = activeIn(course, enrolled);
  const block = found(items.find((item) => item.entity === 'Block'));
  const { content } = found(items.find((item) => item.entity === 'BlockContent'));
  const assignment = found(contentOfKind('assignment', content));
  const module = found(await outlines.module(table, courseId, block.moduleId));
  if (!isVisible(block) || !isVisible(module)) throw new AppError('not_found');
  await expectUnlocked({ block, module, enrollment }, ownCourse(table, enrollment), now);
  const { opens, closes } = datesFor(assignment, course);
  if (opens.at !== null && now < opens.at) throw new AppError('assignment_not_open');
  if (closes.at !== null && now > closes.at) throw new AppError('assignment_closed');
  const { files } = assignment.handIn;
  return { accepts: files?.accepts ?? [], mostBytes: files?.mostBytes ?? null };
}
