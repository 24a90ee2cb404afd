import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { regradePerson } from '#functions/data/quizzes/regrade-person.ts';
import type { Contents } from '#functions/data/quizzes/regrade-steps.ts';
import { type Regrade, regrades } from '#functions/data/quizzes/regrades.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The number of attempts that are scored anew in one step. */
const pageSize = 25;

/**
 * Scores a page of a quiz's attempts anew and begins the next. What is to be done is read from the table, so that a
 * record that comes twice or late only wakes.
 */
export async function regradeAttempts(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'Regrade') return;
  const { quizId, regradeId } = after as Pick<Regrade, 'quizId' | 'regradeId'>;
  const regrade = await regrades.get(table, quizId, regradeId);
  if (!regrade || regrade.state === 'done') return;
  const page = { limit: pageSize, start: regrade.from ?? undefined };
  const { items: rows, last } = await attemptRows.list(table, quizId, 'ALL', page);
  const decided = await regrades.all(table, quizId);
  const contents: Contents = new Map();
  const people = [...new Map(rows.map((row) => [row.userId, row])).values()];
  const changed = new Set<string>();
  await sideBySide(people, async (row) => {
    for (const [attemptId, steps] of await regradePerson(table, row, decided, contents))
      if (steps.some((step) => step.regradeId === regradeId)) changed.add(attemptId);
  });
  try {
    await table.commit([
      regrades.goOn(regrade, {
        done: rows.length,
        changed: rows.filter(({ attemptId }) => changed.has(attemptId)).length,
        from: last as Regrade['from'],
      }),
    ]);
  } catch (error) {
    // Somebody else took this step.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
