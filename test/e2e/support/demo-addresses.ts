import type { Runtime } from '#local/runtime.ts';
import { signedInClient } from '#local/signed-in-client.ts';
import { plannedScreens, type ScreenName, screens } from '#shared/screens.ts';

export type Address = {
  /** As its pictures are called. */
  name: string;
  address: string;
  /** Null: a part of the site to come, or no screen. */
  screen: ScreenName | null;
};

/** Each screen of the site with something of the demo data behind each parameter, and one address that nothing has. */
export async function demoAddresses({ apiUrl, issueTokens }: Runtime): Promise<Address[]> {
  const get = async <T>(path: string) => (await (await fetch(apiUrl + path)).json()) as T;
  const { items } = await get<{ items: { courseId: string }[] }>('/courses?q=python');
  const courseId = items[0]?.courseId ?? '';
  const { teacher, outline } = await get<{
    teacher: { userId: string };
    outline: { moduleId: string; blocks: { blockId: string }[] }[];
  }>(`/courses/${courseId}`);
  const client = signedInClient(apiUrl, await issueTokens('teacher@example.com'));
  const bank = await client('banks.listQuestions', { params: { bankId: courseId } });
  const known: Record<string, string> = {
    courseId,
    moduleId: outline[0]?.moduleId ?? '',
    contentId: outline[0]?.blocks[0]?.blockId ?? '',
    questionId: bank.items[0]?.questionId ?? '',
    userId: teacher.userId,
    article: 'enroll',
    section: 'accessibility',
    code: 'stale_version',
  };
  const addressOf = (screen: ScreenName | null, path: string): Address => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '_').replaceAll(':', ''),
    address: path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? 'example'),
    screen,
  });
  return [
    ...(Object.keys(screens) as ScreenName[]).map((name) => addressOf(name, screens[name].path)),
    ...plannedScreens.map(({ path }) => addressOf(null, path)),
    addressOf(null, '/there-is-nothing-here'),
  ];
}
