import { isDeepStrictEqual } from 'node:util';
import { earnedBy } from '#shared/grading/attempt.ts';
import { loadWorked, withTotal } from '#functions/data/grades/beside-total.ts';
import { keptGradings } from '#functions/data/grades/kept-grading.ts';
import type { SayTotal } from '#functions/data/marks/write-mark.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { attemptItems, type Step } from './attempt.ts';
import { attempts, type QuizOfPerson } from './attempts.ts';
import { markQuiz } from './mark-quiz.ts';
import { completionItems } from './quiz-completion.ts';
import { type Contents, loadContents, regradeSteps } from './regrade-steps.ts';
import type { Regrade } from './regrades.ts';
import { loadStanding } from './standing.ts';

/** So often another writer of the same attempts may be faster. */
const mostTries = 8;

/**
 * Scores the attempts of somebody at a quiz by all that was decided of it: scores, attempts and mark in one transaction,
 * as they were read. What is scored so already is left as it is: a repeat changes nothing.
 * @param decided of the quiz, in the order in which it was decided
 * @param contents that were read for others; is added to
 * @returns the steps of each attempt that has ended, by its id
 */
export async function regradePerson(
  table: Table,
  who: QuizOfPerson,
  decided: Regrade[],
  contents: Contents,
  tries = mostTries,
): Promise<Map<string, Step[]>> {
  const own = await attempts.get(table, who);
  const ended = own?.attempts.filter(({ state }) => state !== 'open') ?? [];
  const last = decided.at(-1);
  if (!own || !last || ended.length === 0) return new Map();
  const [{ marking, completing }, ...wholes] = await Promise.all([
    loadStanding(table, who),
    ...ended.map(({ attemptId }) => attemptItems.get(table, { ...who, attemptId })),
  ]);
  await loadContents(
    table,
    decided,
    wholes.flatMap((whole) => whole ?? []),
    contents,
  );
  const done = wholes.flatMap((whole) => {
    if (!whole?.score) return [];
    const { steps } = whole.score;
    return [{ whole, score: whole.score, steps: regradeSteps(whole, steps, decided, contents) }];
  });
  const anew = done.filter(({ score, steps }) => !isDeepStrictEqual(score.steps, steps));
  const byId = new Map(done.map(({ whole, steps }) => [whole.head.attemptId, steps]));
  if (anew.length === 0) return byId;
  const book = keptGradings.bookOf(await keptGradings.get(table, who.courseId));
  const worked = await loadWorked(table, book, who);
  const sayTotal: SayTotal = (told, after) => withTotal(told, worked, after);
  const earned = anew.map(({ whole, steps }) => [whole.head.attemptId, earnedBy(steps)] as const);
  const next = attempts.change(own, [], Object.fromEntries(earned));
  try {
    await table.commit([
      ...anew.map(({ whole, score, steps }) => attemptItems.putScore(whole.head, score, steps)),
      attempts.put(who, own, next),
      ...markQuiz(
        who,
        next,
        { ...marking, sayTotal },
        {
          by: last.by,
          at: last.at,
          because: { kind: 'regraded', regradeId: last.regradeId, reason: last.reason },
        },
      ),
      ...(await completionItems(table, who, completing, next, last.at)),
    ]);
    return byId;
  } catch (error) {
    // Somebody marked, or another attempt ended: from what is there now.
    if (!(error instanceof RuleRefused)) throw error;
    if (tries === 1) throw new AppError('busy', { cause: error, retryAfterSeconds: 1 });
    return regradePerson(table, who, decided, contents, tries - 1);
  }
}
