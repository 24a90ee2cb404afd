import type { Work } from '#shared/schemas/work-files.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { attemptItems } from '#functions/data/quizzes/attempt.ts';
import { questionsOf } from '#functions/data/quizzes/questions-of.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { hasExpired } from '#functions/data/quizzes/running-time.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { Wanted } from './wanted.ts';

type Place = Extract<Work, { kind: 'attempt' }>;

/**
 * What may be sent with an answer: the attempt is this person's and runs, and its question takes files.
 * @throws AppError `not_found`, `enrollment_required`, `attempt_ended`, `question_not_open`
 */
export async function wantedInAttempt(
  table: Table,
  { kind: _, slotId, ...place }: Place,
  userId: string,
  now: number,
): Promise<Wanted> {
  const own = { ...place, userId };
  const [head, paper, clock, enrollment] = await Promise.all([
    attemptItems.head(table, own).then(found),
    attemptItems.paper(table, own).then(found),
    quizClocks.get(table, place.quizId),
    enrollments.get(table, userId, place.courseId),
  ]);
  if (!isActive(enrollment)) throw new AppError('enrollment_required');
  if (head.state !== 'open' || hasExpired(head, clock, now)) throw new AppError('attempt_ended');
  const at = paper.slots.findIndex((slot) => slot.slotId === slotId);
  const slot = found(paper.slots[at] ?? null);
  if (!head.back && at !== head.position) throw new AppError('question_not_open');
  const { asked } = await questionsOf(table, [slot], { withMedia: false });
  const { content } = found(asked[0] ?? null);
  if (content.type !== 'file') throw new AppError('not_found');
  return { accepts: content.accepts, mostBytes: content.mostBytes, givenTo: null };
}
