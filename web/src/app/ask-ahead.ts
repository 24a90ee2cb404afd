import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { screens } from '#shared/screens.ts';
import { session } from '#web/lib/session/current-session.ts';

type Ask = (client: QueryClient, params: Partial<Record<string, string>>) => Promise<void>;

const dashboard: Ask = async (client) => {
  const { progressQueries } = await import('#web/features/progress/queries.ts');
  await client.prefetchQuery(progressQueries.dashboard());
};

/** A learner's pages, by their addresses, and the one question that each is drawn from. */
const questions: Record<string, Ask> = {
  [screens.home.path]: dashboard,
  [screens.studentDashboard.path]: dashboard,
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
