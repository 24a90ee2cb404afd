import { paths } from '#web/lib/paths.ts';
import type { BookItem } from '../types.ts';

/** Where the work of an item is marked; null: no lesson stands for it. */
export function workPath(courseId: string, { kind, itemId }: BookItem): string | null {
  if (kind === 'manual') return null;
  const to = kind === 'quiz' ? paths.quizReview : paths.assignmentReview;
  return `${to}?${new URLSearchParams({ course: courseId, [kind]: itemId })}`;
}
