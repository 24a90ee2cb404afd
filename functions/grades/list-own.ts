import * as z from 'zod';
import type { grades as contract } from '#shared/contract/grades.ts';
import { bookTotal } from '#shared/grading/book.ts';
import { countedIn } from '#shared/grading/counted-in.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { pageOfOwn, placeByActivity } from '#functions/api/page-of-own.ts';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { enrollments, type OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { gradeRowRecord, shortTotal } from '#functions/data/grades/grade-rows.ts';
import { keptGradingRecord, keptGradings } from '#functions/data/grades/kept-grading.ts';
import { totalOverrideRecord } from '#functions/data/grades/total-overrides.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import { releasedOf } from './present-row.ts';

const parts = z.discriminatedUnion('entity', [
  courseHeadRecord
    .pick({ courseId: true, title: true, state: true })
    .extend({ entity: z.literal('Course') }),
  keptGradingRecord.extend({ entity: z.literal('KeptGrading') }),
  gradeRowRecord.extend({ entity: z.literal('GradeRow') }),
  totalOverrideRecord.extend({ entity: z.literal('TotalOverride') }),
]);

/** Some courses of somebody's with all that their totals are made of: one request as long as they are twenty-five. */
async function coursesOf(table: Table, own: OwnEnrollment[]) {
  const found =
    own.length === 0
      ? []
      : await table.batchGet(
          parts,
          own.flatMap(({ userId, courseId }) => [
            keys.course(courseId),
            keys.keptGrading(courseId),
            keys.gradeRow(courseId, userId),
            keys.totalOverride(userId, courseId),
          ]),
        );
  return own.flatMap(({ courseId }) => {
    const of = found.filter((one) => one.courseId === courseId);
    const course = of.find((one) => one.entity === 'Course');
    if (!course || course.state === 'draft') return [];
    return {
      course,
      book: keptGradings.bookOf(of.find((one) => one.entity === 'KeptGrading')),
      row: of.find((one) => one.entity === 'GradeRow') ?? null,
      override: of.find((one) => one.entity === 'TotalOverride')?.percent ?? null,
    };
  });
}

/**
 * What is released is asked of each mark of a row at the instant of the request, and counted then: a mark whose instant
 * came since the row was written counts, and nothing that is to come does (case 19).
 */
export const listOwn: Operation<typeof contract.listOwn, BaseDeps> = async ({
  actor,
  page,
  now,
  deps: { table },
}) => {
  const enrolled = await enrollments.listOwn(table, actor.userId);
  const { shown, nextCursor } = pageOfOwn(enrolled, placeByActivity, {
    courseId: undefined,
    page,
  });
  return {
    items: (await coursesOf(table, shown)).map(({ course, book, row, override }) => {
      const made = bookTotal(book, row ? releasedOf(row, book, now) : [], override);
      return {
        courseId: course.courseId,
        courseTitle: course.title,
        items: book.items.filter(({ isKeptOut }) => !isKeptOut).length,
        counted: countedIn(made.trace),
        passFrom: book.scheme.passFrom,
        total: row && row.book !== book.name ? null : shortTotal(made),
      };
    }),
    nextCursor,
    now: iso(now),
  };
};
