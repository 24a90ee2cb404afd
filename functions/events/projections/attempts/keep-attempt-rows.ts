import * as z from 'zod';
import { type CountedAttempts, attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { attempts, attemptsRecord, type QuizOfPerson } from '#functions/data/quizzes/attempts.ts';
import { courseHeadRecord, courses } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { quizzesOf } from './quizzes-of.ts';

/** The number of people at a quiz that are read at once. */
const partSize = 50;

/** A move of so many items may have been no more than a step. */
const mostAtOnce = 80;

const truthParts = z.discriminatedUnion('entity', [
  attemptsRecord.extend({
    entity: z.literal('Attempts'),
    pk: z.string(),
    courseId: z.string(),
    quizId: z.string(),
  }),
  courseHeadRecord.extend({ entity: z.literal('Course') }),
]);

const idOf = ({ userId, quizId }: QuizOfPerson) => `${userId} ${quizId}`;

type Moved = {
  who: QuizOfPerson;
  counted: CountedAttempts;
  waitsFor: { courseId: string; ownerId: string } | null;
};

/**
 * Makes the rows of some people at quizzes what they should be now. The truth is read before the marks and must still
 * be the same when rows are written.
 */
export async function keepRowsOf(
  some: QuizOfPerson[],
  { table, truth }: Derivation,
): Promise<void> {
  const found = await truth.batchGet(
    truthParts,
    [
      ...some.map(({ userId, courseId, quizId }) => keys.attempts(userId, courseId, quizId)),
      ...[...new Set(some.map(({ courseId }) => courseId))].map(keys.course),
    ],
    { consistent: true },
  );
  const owners = new Map(
    found.flatMap((one) => (one.entity === 'Course' ? [[one.courseId, one.ownerId]] : [])),
  );
  const byId = new Map(
    found.flatMap((one) =>
      one.entity === 'Attempts'
        ? [[idOf({ ...one, userId: one.pk.slice('USER#'.length) }), one]]
        : [],
    ),
  );
  const marks = new Map((await attemptRows.marks(table, some)).map((mark) => [idOf(mark), mark]));
  const moves = some.map((who) => {
    const own = byId.get(idOf(who)) ?? null;
    const ownerId = owners.get(who.courseId) ?? null;
    const { next, items, counted } = attemptRows.move(
      who,
      marks.get(idOf(who)) ?? null,
      own,
      ownerId,
    );
    const waitsFor = next?.ownerId ? { courseId: who.courseId, ownerId: next.ownerId } : null;
    return {
      of: { who, counted, waitsFor },
      items:
        items.length === 0 || table !== truth
          ? items
          : [...items, attempts.checkUnchanged(who, own)],
    };
  });
  // They changed between the read and the write, or somebody else moved the rows.
  const refused = await commitTogether(
    table,
    moves.filter(({ items }) => items.length > 0),
    (pack: Moved[]) => [
      ...attemptRows.count(pack.map(({ counted }) => counted)),
      ...(table === truth ? ownersOf(pack) : []),
    ],
  );
  const long = moves.filter(({ items }) => items.length > mostAtOnce).map(({ of }) => of);
  const again = new Set([...refused, ...long].map(({ who }) => who));
  if (again.size > 0) await keepRowsOf([...again], { table, truth });
}

/** What waits stands in the list of who teaches: a course that was handed over meanwhile is read again. */
function ownersOf(pack: Moved[]) {
  const once = new Map(
    pack.flatMap(({ waitsFor }) => (waitsFor ? [[waitsFor.courseId, waitsFor.ownerId]] : [])),
  );
  return [...once].map(([courseId, ownerId]) => courses.checkOwner(courseId, ownerId));
}

/**
 * Takes in a batch of changes. The records say only whose attempts they concern; the rows are made from the attempts as
 * they are now, so that duplicates, disorder and a replay of everything come to the same.
 */
export async function keepAttemptRows(changes: StreamRecord[], deps: Derivation): Promise<void> {
  for (const some of inParts(quizzesOf(changes), partSize)) await keepRowsOf(some, deps);
}
