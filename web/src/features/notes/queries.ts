import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { Note } from './types.ts';

async function allNotes(courseId: string, signal: AbortSignal): Promise<Note[]> {
  const notes: Note[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Note[]; nextCursor: string | null } = await api('notes.list', {
      params: { courseId },
      query: { limit: '100', ...(cursor === null ? {} : { cursor }) },
      signal,
    });
    notes.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return notes;
}

export const noteQueries = {
  /** All own notes of a course: few, and searched by lesson. */
  of: (courseId: string) =>
    queryOptions({
      queryKey: ['notes', courseId],
      queryFn: ({ signal }) => allNotes(courseId, signal),
    }),
};
