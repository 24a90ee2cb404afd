import { accommodated } from '#shared/policies/accommodated.ts';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import * as z from 'zod';
import { graceMs, mostAfterClosing } from '#shared/policies/attempt-time.ts';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { type Course, courseRecord } from '#functions/data/courses/courses.ts';
import { activeIn } from '#functions/data/enrollments/active-in.ts';
import { type Enrollment, enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { blockContentRecord } from '#functions/data/lessons/block-contents.ts';
import { type BlockHead, blockRecord } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { accommodationRecord } from './accommodations.ts';
import { type Attempts, attemptsRecord } from './attempts.ts';
import { type DifferentHere, differentFor } from './different-for.ts';
import { type QuizClock, quizClockRecord } from './quiz-clocks.ts';

export type Quiz = ContentOf<'quiz'>;
type QuizPlace = { courseId: string; quizId: string };

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  attemptsRecord.extend({ entity: z.literal('Attempts') }),
  quizClockRecord.extend({ entity: z.literal('QuizClock') }),
  accommodationRecord.extend({ entity: z.literal('Accommodation') }),
  z.object({ entity: z.literal('QuizSums'), open: z.number() }),
]);

/** What is read of a quiz and of somebody at it by its address: with the profile, in one request. */
export const quizKeys = ({ courseId, quizId }: QuizPlace, userId: string): Key[] => [
  keys.course(courseId),
  keys.block(courseId, quizId),
  keys.blockContent(quizId),
  keys.enrollment(userId, courseId),
  keys.attempts(userId, courseId, quizId),
  keys.quizClock(quizId),
  keys.accommodation(userId, courseId),
  keys.quizAccommodation(userId, courseId, quizId),
];

export type QuizView = {
  course: Course;
  /** null: it is no more, or is no quiz. */
  block: BlockHead | null;
  quiz: Quiz | null;
  /** What is different for this person, and is in the quiz and its instants as they stand here. */
  accommodation: DifferentHere | null;
  enrollment: Enrollment;
  own: Attempts | null;
  clock: QuizClock | null;
  /** How many attempts ran when the stream last counted; of a view that did not ask for it, 0. */
  running: number;
  /** In milliseconds; null: the quiz says nothing of it, or the course has no start. */
  opensAt: number | null;
  closesAt: number | null;
};

/**
 * A quiz for somebody who is in its course.
 * @param options.asksGroups whether what is different for them may come from their groups; for who needs nothing of it,
 *   and begins and ends nothing, that would be requests too many
 * @param options.asksRunning whether it matters that others still answer
 * @throws AppError `not_found` where there is no such course for them, `enrollment_required`
 */
export async function loadQuiz(
  table: Table,
  place: QuizPlace,
  userId: string,
  { asksGroups = true, asksRunning = false } = {},
): Promise<QuizView> {
  const asked = [...quizKeys(place, userId), ...(asksRunning ? [keys.quizSums(place.quizId)] : [])];
  const items = await table.batchGet(parts, asked, { consistent: true });
  const course = found(items.find((item) => item.entity === 'Course') ?? null);
  const enrolled = items.find((item) => item.entity === 'Enrollment') ?? null;
  const enrollment = activeIn(course, enrolled);
  const quiz = contentOfKind('quiz', items.find((item) => item.entity === 'BlockContent')?.content);
  const at = (time: Quiz['opens']) => time && courseInstant(course.startsOn, time);
  const ownDifferent = items.filter((item) => item.entity === 'Accommodation');
  const accommodation = await differentFor(
    table,
    { ...place, userId },
    asksGroups ? course : null,
    ownDifferent,
  );
  const own = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null);
  return {
    course,
    block: items.find((item) => item.entity === 'Block') ?? null,
    quiz: quiz && accommodated(quiz, accommodation),
    accommodation,
    enrollment,
    own: items.find((item) => item.entity === 'Attempts') ?? null,
    clock: items.find((item) => item.entity === 'QuizClock') ?? null,
    running: items.find((item) => item.entity === 'QuizSums')?.open ?? 0,
    opensAt: own(accommodation?.opensAt) ?? (quiz ? at(quiz.opens) : null),
    closesAt: own(accommodation?.closesAt) ?? (quiz ? at(quiz.closes) : null),
  };
}

/**
 * The stream counts an attempt some seconds after it began: one that began before the closing is counted by then; in
 * milliseconds.
 */
const countedAfterMs = 60_000;

/** Whether somebody may still answer a quiz that has closed: who may finish, or was given minutes; in milliseconds. */
export function othersRun(
  { quiz, clock, closesAt, running }: Pick<QuizView, 'quiz' | 'clock' | 'closesAt' | 'running'>,
  now: number,
): boolean {
  if (!quiz || closesAt === null) return false;
  const most = mostAfterClosing(quiz, clock?.given ?? []);
  if (most === 0 || now > closesAt + most + graceMs) return false;
  return running > 0 || now < closesAt + countedAfterMs;
}

/** Whether a quiz has closed; in milliseconds. */
export const isClosed = ({ closesAt }: Pick<QuizView, 'closesAt'>, now: number): boolean =>
  closesAt !== null && now >= closesAt;
