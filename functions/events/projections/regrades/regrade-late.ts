import { attemptsRecord, type QuizOfPerson } from '#functions/data/quizzes/attempts.ts';
import { regradePerson } from '#functions/data/quizzes/regrade-person.ts';
import type { Contents } from '#functions/data/quizzes/regrade-steps.ts';
import { regrades } from '#functions/data/quizzes/regrades.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { quizzesOf } from '../attempts/quizzes-of.ts';

const endedIn = (item: Item | undefined): string[] =>
  item
    ? attemptsRecord
        .parse(item)
        .attempts.flatMap(({ attemptId, state }) => (state === 'open' ? [] : [attemptId]))
    : [];

/** Whether an attempt has ended with a change. */
function hasEnded({ before, after }: StreamRecord): boolean {
  const had = endedIn(before);
  return endedIn(after).some((attemptId) => !had.includes(attemptId));
}

/**
 * An attempt ends by what was decided of its quiz until then. One that ended in the very moment of a regrade, before its
 * row was there or after it was passed, is scored anew here.
 */
export async function regradeLate(table: Table, changes: StreamRecord[]): Promise<void> {
  const people = quizzesOf(changes.filter(hasEnded));
  const byQuiz = Map.groupBy(people, ({ quizId }: QuizOfPerson) => quizId);
  for (const [quizId, some] of byQuiz) {
    const decided = await regrades.all(table, quizId);
    if (decided.length === 0) continue;
    const contents: Contents = new Map();
    for (const who of some) await regradePerson(table, who, decided, contents);
  }
}
