import { readinessOf } from '#shared/policies/readiness.ts';
import type { Finding } from '#shared/schemas/structure.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { quizCodes } from '#functions/data/quizzes/quiz-codes.ts';
import { quizFindings } from '#functions/data/quizzes/quiz-findings.ts';
import type { Table } from '#functions/data/table/table.ts';
import { learnersOutline } from './learners-outline.ts';
import type { Outline } from './outline.ts';

/** What is asked beside the outline: with the profile, in one request. */
export const findingsKeys = ({ courseId }: { courseId: string }): Key[] => [
  keys.quizFindings(courseId),
];

/**
 * Finds what a course lacks. What is asked of its lessons is on their heads; what the questions of its quizzes lack was
 * found behind the stream, and which of them have the access code that they ask for is one request more where any does.
 */
export async function findingsOf(table: Table, outline: Outline): Promise<Finding[]> {
  const shown = learnersOutline(outline);
  const asking = shown.blocks.flatMap(({ blockId, facts }) =>
    facts.quiz?.needsCode ? [blockId] : [],
  );
  const [coded, found] = await Promise.all([
    quizCodes.areSet(table, asking),
    quizFindings.get(table, outline.course.courseId),
  ]);
  return readinessOf(outline.course, shown, { coded, found });
}
