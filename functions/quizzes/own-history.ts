import type * as z from 'zod';
import { isQuizCause } from '#shared/grading/quiz-cause.ts';
import type { quizResultsSchema } from '#shared/schemas/quizzes.ts';
import { marks, releasedMarks, withClosing } from '#functions/data/marks/marks.ts';
import type { Table } from '#functions/data/table/table.ts';

/** So many changes of a mark are told of. */
const mostChanges = 50;

/**
 * What others did to the mark of somebody since they may know of it; one's own attempts stand beside it.
 * @param closesAt of the quiz for this person, in milliseconds
 */
export async function ownHistory(
  table: Table,
  whose: { userId: string; courseId: string; itemId: string },
  { closesAt, now }: { closesAt: number | null; now: number },
): Promise<z.infer<typeof quizResultsSchema>['history']> {
  const mark = await marks.get(table, whose);
  const [released] = mark ? releasedMarks([withClosing(mark, closesAt)], now) : [];
  if (!released) return [];
  const { items } = await marks.changes(table, whose, { limit: mostChanges });
  return items.flatMap(({ at, because, from, to }) => {
    if (!isQuizCause(because) || because.kind === 'ended' || at < (released.releasedAt ?? ''))
      return [];
    const reason = 'reason' in because ? because.reason : null;
    return [{ at, because: because.kind, reason, from, to }];
  });
}
