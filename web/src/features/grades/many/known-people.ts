import { api } from '#web/lib/api.ts';
import { collectRows } from '../book/queries.ts';
import type { Known } from './plan-import.ts';

/** The addresses of the people of a course, as far as whoever asks may see them. */
async function collectEmails(courseId: string): Promise<Map<string, string | null>> {
  const emails = new Map<string, string | null>();
  let cursor: string | null = null;
  do {
    const page: { items: { userId: string; email: string | null }[]; nextCursor: string | null } =
      await api('rosters.list', {
        params: { courseId },
        query: { limit: '100', ...(cursor === null ? {} : { cursor }) },
      });
    for (const { userId, email } of page.items) emails.set(userId, email);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return emails;
}

/** Everybody in a course with their marks, by all that a file may know them by. */
export async function knownPeople(
  courseId: string,
  byEmail: boolean,
  onCount: (count: number) => void,
): Promise<Known[]> {
  const rows = await collectRows(courseId, {}, onCount);
  const emails = byEmail ? await collectEmails(courseId) : new Map<string, string | null>();
  return rows.map((row) => ({ ...row, email: emails.get(row.userId) ?? null }));
}
