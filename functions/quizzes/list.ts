import * as z from 'zod';
import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { canSeeCourse } from '#shared/policies/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { pageOfOwn } from '#functions/api/page-of-own.ts';
import { courseRecord } from '#functions/data/courses/courses.ts';
import { enrollments, type OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { blockStatesRecord } from '#functions/data/progress/block-states.ts';
import { accommodations } from '#functions/data/quizzes/accommodations.ts';
import { attempts, openAttempt, type OwnAttempts } from '#functions/data/quizzes/attempts.ts';
import { quizClockRecord } from '#functions/data/quizzes/quiz-clocks.ts';
import { differentByGroups } from '#functions/data/quizzes/different-for.ts';
import { keptRowsRecord } from '#functions/data/lessons/kept-rows.ts';
import { keptQuizzes } from '#functions/data/quizzes/kept-quizzes.ts';
import {
  inUrgency,
  type OwnQuizCourse,
  ownQuizzesIn,
} from '#functions/data/quizzes/own-quizzes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { QuizzesDeps } from './deps.ts';

const parts = z.discriminatedUnion('entity', [
  courseRecord
    .pick({
      courseId: true,
      title: true,
      state: true,
      ownerId: true,
      startsOn: true,
      accommodated: true,
    })
    .extend({ entity: z.literal('Course') }),
  keptRowsRecord.extend({ entity: z.literal('KeptQuizzes') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
  quizClockRecord.extend({ entity: z.literal('QuizClock') }),
]);

/** Some courses of somebody's with their quizzes, and the clocks of those that they take, in one request. */
async function coursesOf(table: Table, own: OwnEnrollment[], taken: Map<string, OwnAttempts>) {
  const running = [...taken.values()].filter(openAttempt);
  const found = await table.batchGet(
    parts,
    own.flatMap(({ userId, courseId }) => [
      keys.course(courseId),
      keys.keptQuizzes(courseId),
      keys.blockStates(userId, courseId),
      ...running
        .filter((one) => one.courseId === courseId)
        .map(({ quizId }) => keys.quizClock(quizId)),
    ]),
  );
  return own.flatMap((enrollment) => {
    const of = found.filter(({ courseId }) => courseId === enrollment.courseId);
    const course = of.find((one) => one.entity === 'Course');
    const rows = keptQuizzes.rowsOf(of.find((one) => one.entity === 'KeptQuizzes'));
    const states = of.find((one) => one.entity === 'BlockStates') ?? null;
    const clocks = of.filter((one) => one.entity === 'QuizClock');
    return course && rows.quizzes.length > 0 ? [{ course, enrollment, rows, states, clocks }] : [];
  });
}

type Running = ReadonlySet<string>;

/** The place of a course in the list: before all others where an attempt runs in it, then by what was done last. */
const placeIn =
  (running: Running) =>
  ({ courseId, lastActivityAt, enrolledAt }: OwnEnrollment) =>
    `${running.has(courseId) ? 1 : 0} ${lastActivityAt ?? enrolledAt} ${courseId}`;

/**
 * All of a person's enrollments and attempts are read (their number does not grow with the school), then the quizzes of
 * a page of their courses.
 */
export const list: Operation<typeof contract.list, QuizzesDeps> = async ({
  actor,
  query,
  page,
  now,
  deps: { table },
}) => {
  const [enrolled, taken, different] = await Promise.all([
    enrollments.listOwn(table, actor.userId),
    attempts.ofPerson(table, actor.userId),
    accommodations.ofPerson(table, actor.userId),
  ]);
  const placeOf = placeIn(
    new Set(
      [...taken.values()].flatMap(({ courseId, attempts }) =>
        attempts.some(({ state }) => state === 'open') ? [courseId] : [],
      ),
    ),
  );
  const { shown, nextCursor } = pageOfOwn(enrolled, placeOf, { courseId: query.courseId, page });
  const seen = (shown.length > 0 ? await coursesOf(table, shown, taken) : []).filter(({ course }) =>
    canSeeCourse(actor, course, true),
  );
  const ofGroups = await differentByGroups(
    table,
    actor.userId,
    seen.map(({ course }) => course),
  );
  const known: OwnQuizCourse[] = seen.map((one) => {
    const isHere = ({ courseId }: { courseId: string }) => courseId === one.course.courseId;
    return {
      ...one,
      different: { own: different.filter(isHere), ofGroups: ofGroups.filter(isHere) },
    };
  });
  const quizzes = known
    .filter(({ course }) => query.courseId === undefined || course.courseId === query.courseId)
    .flatMap((one) => ownQuizzesIn(one, taken, now))
    .filter(({ state }) => query.state === undefined || state === query.state);
  return {
    items: inUrgency(quizzes, now),
    courses: known.map(({ course: { courseId, title } }) => ({ courseId, title })),
    now: iso(now),
    nextCursor,
  };
};
