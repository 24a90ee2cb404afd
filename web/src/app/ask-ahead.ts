import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { screens } from '#shared/screens.ts';
import { createClient } from '#shared/contract/client.ts';
import { wholeBooks } from '#web/features/grades/views/whole-books.ts';
import { fetchAhead } from '#web/lib/session/asked-ahead.ts';
import { session } from '#web/lib/session/current-session.ts';
import { createSender } from '#web/lib/session/sender.ts';

/** Asks what a page does not take from memory when it is drawn, and keeps the answer for it. */
const ask = createClient({
  baseUrl: `${location.origin}/api/v1`,
  send: createSender({
    session,
    fetch: (request) => fetchAhead(request as Request),
  }),
});

type Ask = (client: QueryClient, params: Partial<Record<string, string>>) => Promise<void>;

const dashboard: Ask = async (client) => {
  const { progressQueries } = await import('#web/features/progress/queries.ts');
  await client.prefetchQuery(progressQueries.dashboard());
};

/**
 * What a gradebook asks one after the other, by those who may have one; whose it is not is told so by the page. The rows
 * of a book that opened as is usual here before are asked for beside it.
 */
const gradebook: Ask = async (client, { courseId = '' }) => {
  const reader = session.tokens();
  if (!screens.courseGrades.access.some((role) => reader?.roles.includes(role))) return;
  const { bookQueries, firstRows } = await import('#web/features/grades/book/queries.ts');
  const [params, userId] = [{ courseId }, reader?.userId ?? ''];
  const askRows = (opening: Parameters<typeof firstRows>[1]) =>
    ask('grades.listRows', {
      params,
      query: firstRows(new URLSearchParams(location.search), opening),
    });
  const askCourse = async () => {
    const { catalogQueries } = await import('#web/features/catalog/queries.ts');
    void client.prefetchQuery(catalogQueries.get(courseId));
  };
  const isWhole = wholeBooks.has(userId, courseId);
  const [book] = await Promise.all([
    ask('grades.getBook', { params }),
    isWhole && askRows({ opensWith: null }),
    askCourse(),
  ]);
  const isThere = book.items.length > 0;
  wholeBooks.note(userId, courseId, isThere && book.opensWith === null);
  // A page that is there already asks for itself.
  if (isWhole || !isThere || client.getQueryState(bookQueries.book(courseId).queryKey)) return;
  await askRows(book);
};

/** Pages by their addresses, and what each is drawn from. */
const questions: Record<string, Ask> = {
  [screens.home.path]: dashboard,
  [screens.studentDashboard.path]: dashboard,
  [screens.courseGrades.path]: gradebook,
  [screens.content.path]: async (client, params) => {
    const { courseId = '', moduleId = '', contentId = '' } = params;
    const { lessonQueries } = await import('#web/features/lessons/player/queries.ts');
    await client.prefetchQuery(lessonQueries.one({ courseId, moduleId, blockId: contentId }));
  },
};

/**
 * For somebody who is expected to be signed in: asks what the page will ask once it is drawn, while it is being drawn. A failure is the page's to tell: it finds
 * nothing here and asks again.
 */
export async function askAhead(client: QueryClient, path: string): Promise<void> {
  await session.start();
  if (session.get().status !== 'authenticated') return;
  for (const [pattern, question] of Object.entries(questions)) {
    const match = matchPath(pattern, path);
    if (match) await question(client, match.params).catch(() => undefined);
  }
}
