import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { SiteRoute } from '#web/app/routes.tsx';
import type { Runtime } from '#local/runtime.ts';

export type Address = { name: string; address: string };

/** Each route of the site with something of the demo data behind each parameter, and one address that nothing has. */
export async function demoAddresses({ apiUrl }: Runtime): Promise<Address[]> {
  const { module } = await runnerImport<{ routes: readonly SiteRoute[] }>(
    join(import.meta.dirname, '../../../web/src/app/routes.tsx'),
  );
  const get = async <T>(path: string) => (await (await fetch(apiUrl + path)).json()) as T;
  const { items } = await get<{ items: { courseId: string }[] }>('/courses?q=python');
  const courseId = items[0]?.courseId ?? '';
  const { teacher, outline } = await get<{
    teacher: { userId: string };
    outline: { moduleId: string; blocks: { blockId: string }[] }[];
  }>(`/courses/${courseId}`);
  const known: Record<string, string> = {
    courseId,
    moduleId: outline[0]?.moduleId ?? '',
    contentId: outline[0]?.blocks[0]?.blockId ?? '',
    userId: teacher.userId,
    article: 'enroll',
    section: 'accessibility',
    code: 'stale_version',
  };
  const paths = [...module.routes.map(({ path }) => path), '/there-is-nothing-here'];
  return paths.map((path) => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '_').replaceAll(':', ''),
    address: path.replace(/:(\w+)/g, (_, name: string) => known[name] ?? 'example'),
  }));
}
