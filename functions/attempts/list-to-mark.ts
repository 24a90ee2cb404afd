import * as z from 'zod';
import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { fullName, personRecord } from '#functions/data/accounts/profiles.ts';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { attemptRows, type AttemptRow } from '#functions/data/quizzes/attempt-rows.ts';
import { attemptsRecord } from '#functions/data/quizzes/attempts.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { AttemptsDeps } from './deps.ts';

const parts = z.discriminatedUnion('entity', [
  attemptsRecord.extend({ entity: z.literal('Attempts'), pk: z.string(), quizId: z.string() }),
  personRecord.extend({ entity: z.literal('Profile') }),
  courseHeadRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

/** So far they are counted. */
const mostCounted = 100;

/** What a page shows of its rows, in one request as long as they are 25. */
async function around(table: Table, rows: AttemptRow[]) {
  const found =
    rows.length === 0
      ? []
      : await table.batchGet(
          parts,
          rows.flatMap(({ userId, courseId, quizId }) => [
            keys.attempts(userId, courseId, quizId),
            keys.profile(userId),
            keys.course(courseId),
            keys.block(courseId, quizId),
          ]),
        );
  const courses = found.filter((one) => one.entity === 'Course');
  const blocks = found.filter((one) => one.entity === 'Block');
  const people = found.filter((one) => one.entity === 'Profile');
  const all = found.filter((one) => one.entity === 'Attempts');
  return ({ userId, courseId, quizId }: AttemptRow) => ({
    course: courses.find((one) => one.courseId === courseId),
    block: blocks.find((one) => one.blockId === quizId),
    person: people.find((one) => one.userId === userId),
    own: all.find((one) => one.pk === keys.profile(userId).pk && one.quizId === quizId),
  });
}

export const listToMark: Operation<typeof contract.listToMark, AttemptsDeps> = async ({
  actor,
  page,
  deps: { table },
}) => {
  const [{ items, last }, counted] = await Promise.all([
    attemptRows.toMark(table, actor.userId, page),
    attemptRows.toMark(table, actor.userId, { limit: mostCounted }),
  ]);
  const of = await around(table, items);
  return {
    pending: counted.items.length,
    items: items.flatMap((row) => {
      const { courseId, quizId, attemptId, userId } = row;
      const { course, block, person, own } = of(row);
      const one = own?.attempts.find((attempt) => attempt.attemptId === attemptId);
      const waiting = own?.earned[attemptId]?.waiting ?? 0;
      // What was marked, or handed over with its course, since the row was written is no longer here.
      const isMine = course?.ownerId === actor.userId;
      if (!isMine || !block || !one?.endedAt || one.isReset || waiting === 0) return [];
      return [
        {
          courseId,
          course: course.title,
          quizId,
          quiz: block.title,
          attemptId,
          number: one.number,
          userId,
          name: person ? fullName(person) : '',
          endedAt: one.endedAt,
          waiting,
        },
      ];
    }),
    nextCursor: page.cursor(last),
  };
};
