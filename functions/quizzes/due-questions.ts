import * as z from 'zod';
import { dueOf, isDueOn, type Review } from '#shared/policies/review-schedule.ts';
import { drawOf } from '#shared/questions/play.ts';
import { questionContentSchema } from '#shared/schemas/questions.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { enrollmentRecord, isActive } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { derivedRandom } from '#functions/platform/derived-random.ts';

const versionRecord = z.object({
  entity: z.literal('QuestionVersion'),
  questionId: z.string(),
  version: z.number(),
  content: questionContentSchema,
});
const parts = z.discriminatedUnion('entity', [
  versionRecord,
  enrollmentRecord
    .pick({ courseId: true, state: true })
    .extend({ entity: z.literal('Enrollment') }),
  courseRecord
    .pick({ courseId: true, title: true, state: true })
    .extend({ entity: z.literal('Course') }),
]);

type Asking = {
  review: Review;
  /** As `dayIn` has it. */
  today: string;
  /** The one that is asked for; left out: all. */
  questionId?: string;
};

/**
 * The questions of a review that are asked today: those of courses that the person is still in, so that what is due of
 * another one stands in nobody's way. One request; a second one where such are due before others.
 * @returns with them, what is left of the review without those courses
 */
export async function dueQuestions(
  table: Table,
  userId: string,
  { review, today, questionId }: Asking,
) {
  const due = review.cards.filter(isDueOn(today));
  const cardsOf = (of: Review) =>
    dueOf(of, today).filter((card) => questionId === undefined || card.questionId === questionId);
  const first = cardsOf(review);
  const keyOf = (card: (typeof due)[number]) => keys.questionVersion(card.questionId, card.version);
  const courseIds = [...new Set(due.map(({ courseId }) => courseId))];
  const found = await table.batchGet(parts, [
    ...first.map(keyOf),
    ...courseIds.flatMap((courseId) => [keys.enrollment(userId, courseId), keys.course(courseId)]),
  ]);
  const active = new Set(
    found.flatMap((one) => (one.entity === 'Enrollment' && isActive(one) ? [one.courseId] : [])),
  );
  const titles = new Map(
    found.flatMap((one) =>
      one.entity === 'Course' && one.state !== 'draft' && active.has(one.courseId)
        ? [[one.courseId, one.title] as const]
        : [],
    ),
  );
  const open = {
    ...review,
    cards: review.cards.filter(
      ({ courseId }) => !courseIds.includes(courseId) || titles.has(courseId),
    ),
  };
  const cards = cardsOf(open);
  const more = cards.filter((card) => !first.includes(card));
  const versions = [
    ...found.filter((one) => one.entity === 'QuestionVersion'),
    ...(more.length > 0 ? await table.batchGet(versionRecord, more.map(keyOf)) : []),
  ];
  const questions = cards.flatMap((card) => {
    const question = versions.find(
      (one) => one.questionId === card.questionId && one.version === card.version,
    );
    const courseTitle = titles.get(card.courseId);
    if (question === undefined || courseTitle === undefined) return [];
    const { content } = question;
    const draw = drawOf(content, derivedRandom(`${userId} ${card.questionId} ${card.dueOn}`));
    return [{ card, content, draw, courseTitle }];
  });
  return { questions, open };
}
