import type { banks as contract } from '#shared/contract/banks.ts';
import { mostQuestions } from '#shared/policies/banks.ts';
import type { Operation } from '#functions/api/operation.ts';
import { banks } from '#functions/data/banks/banks.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import type { BanksDeps } from './deps.ts';

/** A bank as its editors see it. */
export const presentBank = (
  { bankId, course }: { bankId: string; course: Pick<Course, 'courseId' | 'title'> | null },
  questions: number,
) => ({
  bankId,
  course: course && { courseId: course.courseId, title: course.title },
  questions,
  most: mostQuestions,
});

export const list: Operation<typeof contract.list, BanksDeps> = async ({ actor, page, deps }) => {
  const { items, last } = await courses.listTaught(deps.table, actor.userId, page);
  const sizeOf = await banks.sizes(deps.table, [
    actor.userId,
    ...items.map(({ courseId }) => courseId),
  ]);
  return {
    own: presentBank({ bankId: actor.userId, course: null }, sizeOf(actor.userId)),
    items: items.map((course) =>
      presentBank({ bankId: course.courseId, course }, sizeOf(course.courseId)),
    ),
    nextCursor: page.cursor(last),
  };
};
