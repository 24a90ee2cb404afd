import * as z from 'zod';
import type { grades as contract } from '#shared/contract/grades.ts';
import { bookMark, bookTotal } from '#shared/grading/book.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { gradeColumns, releasedSums } from '#functions/data/grades/grade-columns.ts';
import { keptGradingRecord, keptGradings } from '#functions/data/grades/kept-grading.ts';
import { presentColumn } from '#functions/data/grades/present-columns.ts';
import { totalOverrideRecord } from '#functions/data/grades/total-overrides.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { presentMark } from './get-row.ts';
import { releasedIn } from '#functions/data/grades/released-in.ts';

const parts = z.discriminatedUnion('entity', [
  courseHeadRecord.extend({ entity: z.literal('Course') }),
  enrollmentRecord.pick({ state: true }).extend({ entity: z.literal('Enrollment') }),
  keptGradingRecord.extend({ entity: z.literal('KeptGrading') }),
  totalOverrideRecord.extend({ entity: z.literal('TotalOverride') }),
]);

/** Of fewer marks nobody is told how they lie: of two, each would know the other's. */
const fewestShown = 5;

export const ownKeys = ({ courseId }: { courseId: string }, userId: string): Key[] => [
  keys.course(courseId),
  keys.enrollment(userId, courseId),
  keys.keptGrading(courseId),
  keys.totalOverride(userId, courseId),
];

/** All that it tells is made of released marks alone: what is not released changes nothing in it. */
export const getOwn: Operation<typeof contract.getOwn, BaseDeps> = async ({
  actor,
  params,
  now,
  deps: { table },
}) => {
  const { courseId } = params;
  const read = await table.batchGet(parts, ownKeys(params, actor.userId), { consistent: true });
  const course = read.find((one) => one.entity === 'Course');
  const enrollment = read.find((one) => one.entity === 'Enrollment');
  if (!course || course.state === 'draft' || enrollment?.state !== 'active')
    throw new AppError('not_found');
  const override = read.find((one) => one.entity === 'TotalOverride');
  const isSet = override !== undefined && override.percent !== null;
  const book = keptGradings.bookOf(read.find((one) => one.entity === 'KeptGrading'));
  const [all, columns] = await Promise.all([
    marks.ofCourse(table, actor.userId, courseId),
    book.scheme.showsFigures ? gradeColumns.ofCourse(table, courseId) : [],
  ]);
  const released = releasedIn(all, book, now);
  const own = new Map(released.map((mark) => [mark.itemId, mark]));
  const closes = new Map(book.items.map(({ itemId, closesAt }) => [itemId, closesAt]));
  const figures = new Map(
    columns.flatMap((column) => {
      const seen = releasedSums(column, closes.get(column.itemId) ?? null, now);
      return seen.n >= fewestShown ? [[column.itemId, presentColumn(seen)]] : [];
    }),
  );
  const { trace, ...made } = bookTotal(book, released.map(bookMark), override?.percent ?? null);
  return {
    courseId,
    courseTitle: course.title,
    scheme: book.scheme,
    items: book.items.map(
      ({ closesAt: _, manual: __, version: ___, isAnonymous: _____, ...item }) => {
        const mark = own.get(item.itemId);
        const { itemId: ____, ...shown } = mark ? presentMark(mark) : { itemId: '' };
        return {
          ...item,
          mark: mark && 'points' in shown ? shown : null,
          figures: figures.get(item.itemId) ?? null,
        };
      },
    ),
    total: made,
    trace,
    setByHand: isSet ? { reason: override.reason, at: override.at } : null,
  };
};
