import { type Key, keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type GradingSchemeItem, gradingSchemes } from './grading-schemes.ts';
import { keptGradings, type NamedBook, namedBook } from './kept-grading.ts';

/** What every request of who rules a book reads in any case. */
export const bookKeys = ({ courseId }: { courseId: string }): Key[] => [
  keys.course(courseId),
  keys.keptGrading(courseId),
];

/** A book by what is decided now, and the version of its scheme: 0 where what is usual holds. */
export async function loadBook(
  table: Table,
  courseId: string,
): Promise<
  NamedBook & { version: number; ofBlocks: Set<string>; decided: GradingSchemeItem | null }
> {
  const [kept, decided] = await Promise.all([
    keptGradings.get(table, courseId),
    gradingSchemes.decided(table, courseId),
  ]);
  const { blocks } = keptGradings.rowsOf(kept);
  return {
    ...namedBook({ blocks, ...decided }),
    version: decided.scheme?.version ?? 0,
    decided: decided.scheme,
    ofBlocks: new Set(blocks.map(({ itemId }) => itemId)),
  };
}
