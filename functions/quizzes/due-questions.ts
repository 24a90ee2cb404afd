import * as z from 'zod';
import type { ReviewCard } from '#shared/policies/review-schedule.ts';
import { drawOf } from '#shared/questions/play.ts';
import { type QuestionContent, questionContentSchema } from '#shared/schemas/questions.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { enrollmentRecord, isActive } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { derivedRandom } from '#functions/platform/derived-random.ts';

const parts = z.discriminatedUnion('entity', [
  z.object({
    entity: z.literal('QuestionVersion'),
    questionId: z.string(),
    version: z.number(),
    content: questionContentSchema,
  }),
  enrollmentRecord
    .pick({ courseId: true, state: true })
    .extend({ entity: z.literal('Enrollment') }),
  courseRecord
    .pick({ courseId: true, title: true, state: true })
    .extend({ entity: z.literal('Course') }),
]);

/** The questions of some cards, of courses that the person is still in, in one request. */
export async function dueQuestions(table: Table, userId: string, cards: ReviewCard[]) {
  if (cards.length === 0) return [];
  const courseIds = [...new Set(cards.map(({ courseId }) => courseId))];
  const found = await table.batchGet(parts, [
    ...cards.map(({ questionId, version }) => keys.questionVersion(questionId, version)),
    ...courseIds.flatMap((courseId) => [keys.enrollment(userId, courseId), keys.course(courseId)]),
  ]);
  const inside = new Set(
    found.flatMap((one) => (one.entity === 'Enrollment' && isActive(one) ? [one.courseId] : [])),
  );
  return cards.flatMap((card) => {
    const { questionId, version, courseId, dueOn } = card;
    const course = found.find((one) => one.entity === 'Course' && one.courseId === courseId);
    const question = found.find(
      (one) =>
        one.entity === 'QuestionVersion' &&
        one.questionId === questionId &&
        one.version === version,
    );
    if (course?.entity !== 'Course' || question?.entity !== 'QuestionVersion') return [];
    if (course.state === 'draft' || !inside.has(courseId)) return [];
    const content: QuestionContent = question.content;
    const draw = drawOf(content, derivedRandom(`${userId} ${questionId} ${dueOn}`));
    return [{ card, content, draw, courseTitle: course.title }];
  });
}
