import { paths } from '#web/lib/paths.ts';
import type { BookItem } from '../types.ts';

const reviews = { quiz: paths.quizReview, assignment: paths.assignmentReview, manual: null };

/** Where the work of an item is marked; null: no lesson stands for it. */
export function workPath(courseId: string, { kind, itemId }: BookItem): string | null {
  const to = reviews[kind];
  return to && `${to}?${new URLSearchParams({ course: courseId, [kind]: itemId })}`;
}
