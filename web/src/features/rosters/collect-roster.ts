import { api } from '#web/lib/api.ts';
import type { RosterEntry, RosterFilters } from './types.ts';

/** Everybody whom the filters name, page by page. @throws what the API answers when a page cannot be had */
export async function collectRoster(
  courseId: string,
  filters: RosterFilters,
  onCount: (count: number) => void,
): Promise<RosterEntry[]> {
  const everybody: RosterEntry[] = [];
  let cursor: string | null = null;
  do {
    const query = { ...filters, limit: '100', ...(cursor === null ? {} : { cursor }) };
    const page: { items: RosterEntry[]; nextCursor: string | null } = await api('rosters.list', {
      params: { courseId },
      query,
    });
    everybody.push(...page.items);
    cursor = page.nextCursor;
    onCount(everybody.length);
  } while (cursor !== null);
  return everybody;
}
