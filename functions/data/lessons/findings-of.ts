import { readinessOf } from '#shared/policies/readiness.ts';
import type { Finding } from '#shared/schemas/structure.ts';
import { quizCodes } from '#functions/data/quizzes/quiz-codes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { learnersOutline } from './learners-outline.ts';
import type { Outline } from './outline.ts';

/** Finds what a course lacks. All that is asked of its lessons is on their heads, but for the access codes of quizzes. */
export async function findingsOf(table: Table, outline: Outline): Promise<Finding[]> {
  const shown = learnersOutline(outline);
  const asking = shown.blocks.flatMap(({ blockId, facts }) =>
    facts.quiz?.needsCode ? [blockId] : [],
  );
  return readinessOf(outline.course, shown, await quizCodes.areSet(table, asking));
}
