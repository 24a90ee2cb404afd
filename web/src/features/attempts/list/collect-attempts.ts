import { api } from '#web/lib/api.ts';
import type { AttemptFilters, AttemptRow, QuizIds } from '../types.ts';

/** All attempts that the filters name, page by page. @throws what the API answers when a page cannot be had */
export async function collectAttempts(
  params: QuizIds,
  filters: AttemptFilters,
  onCount: (count: number) => void,
): Promise<AttemptRow[]> {
  const all: AttemptRow[] = [];
  let cursor: string | null = null;
  do {
    const query = { ...filters, limit: '100', ...(cursor === null ? {} : { cursor }) };
    const page: { items: AttemptRow[]; nextCursor: string | null } = await api('attempts.list', {
      params,
      query,
    });
    all.push(...page.items);
    cursor = page.nextCursor;
    onCount(all.length);
  } while (cursor !== null);
  return all;
}
