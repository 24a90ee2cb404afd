type Page<T> = { items: T[]; nextCursor: string | null };

/** All of a list, page by page. */
export async function allPages<T>(ask: (cursor: string | null) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await ask(cursor);
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}

export const pageAt = (cursor: string | null) => ({
  limit: '100',
  ...(cursor !== null && { cursor }),
});
