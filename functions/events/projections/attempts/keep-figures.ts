import * as z from 'zod';
import { figuresOf } from '#shared/grading/figures.ts';
import { keys } from '#functions/data/keys.ts';
import {
  type Attempts,
  attempts,
  attemptsRecord,
  type QuizOfPerson,
} from '#functions/data/quizzes/attempts.ts';
import {
  type CountedFigures,
  figureParts,
  questionFigures,
} from '#functions/data/quizzes/figures.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { quizzesOf } from './quizzes-of.ts';

/** The number of people at a quiz that are read at once. */
const partSize = 25;

const placed = { pk: z.string(), sk: z.string() };
const ownRecord = attemptsRecord.extend(placed);
/** As much of a score as figures are made from. */
const scoredRecord = z.object({
  ...placed,
  steps: z.array(
    z.object({
      questionId: z.string(),
      points: z.number().nullable(),
      most: z.number(),
      isWaiting: z.boolean(),
      isBlank: z.boolean().default(false),
      groups: z.array(z.string()).default([]),
    }),
  ),
});

const nameOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} ${sk}`;

/** The attempt that counts in the figures: who takes a quiz again has seen it. */
const firstOf = ({ attempts: all }: Attempts) =>
  all.find(({ endedAt, isReset }) => endedAt !== null && !isReset);

/**
 * Makes what some people have in the figures what it should be now. Their attempts are read before the marks, and must
 * still be the same when sums are changed: each change of a score changes them.
 */
async function keep(some: QuizOfPerson[], { table, truth }: Derivation): Promise<void> {
  const keyOf = ({ userId, courseId, quizId }: QuizOfPerson) =>
    keys.attempts(userId, courseId, quizId);
  const own = new Map(
    (await truth.batchGet(ownRecord, some.map(keyOf), { consistent: true })).map((one) => [
      nameOf(one),
      one,
    ]),
  );
  const people = some.map((who) => {
    const theirs = own.get(nameOf(keyOf(who))) ?? null;
    const first = theirs && firstOf(theirs);
    const { userId, courseId, quizId } = who;
    return {
      who,
      theirs,
      scoreKey: first ? keys.attemptScore(userId, courseId, quizId, first.attemptId) : null,
    };
  });
  const wanted = people.flatMap(({ scoreKey }) => scoreKey ?? []);
  const scores = new Map(
    (wanted.length === 0
      ? []
      : await truth.batchGet(scoredRecord, wanted, { consistent: true })
    ).map((one) => [nameOf(one), figuresOf(one.steps)]),
  );
  const marks = new Map(
    (await questionFigures.marks(table, some)).map((mark) => [
      `${mark.userId} ${mark.quizId} ${mark.part}`,
      mark,
    ]),
  );
  const given = people.map(({ scoreKey, ...person }) => ({
    ...person,
    figures: scoreKey ? (scores.get(nameOf(scoreKey)) ?? []) : [],
  }));
  const asked = given.flatMap(({ who: { quizId }, figures }) =>
    figures.map(({ questionId }) => ({ quizId, questionId })),
  );
  const known = await questionFigures.groups(table, asked);
  const moves = given.flatMap(({ who, theirs, figures }) =>
    figureParts.map((part) => {
      const before = marks.get(`${who.userId} ${who.quizId} ${part}`) ?? null;
      const { items, counted } = questionFigures.move(who, part, before, figures, known);
      const asRead = table === truth ? [attempts.checkUnchanged(who, theirs)] : [];
      return {
        of: { who, counted },
        items: items.length === 0 ? [] : [...items, ...asRead],
      };
    }),
  );
  // They changed between the read and the write, or somebody else was here.
  const again = await commitTogether(
    table,
    moves.filter(({ items }) => items.length > 0),
    (pack: { counted: CountedFigures }[]) =>
      questionFigures.count(pack.map(({ counted }) => counted)),
  );
  if (again.length > 0) await keep([...new Set(again.map(({ who }) => who))], { table, truth });
}

/**
 * Takes in a batch of changes. The records say only whose attempts they concern; figures are made from the scores as
 * they are now, and the marks say what is in the sums already: duplicates, disorder and a replay come to the same.
 */
export async function keepFigures(changes: StreamRecord[], deps: Derivation): Promise<void> {
  for (const some of inParts(quizzesOf(changes), partSize)) await keep(some, deps);
}
