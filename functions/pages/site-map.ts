import { pathIn } from '#shared/policies/language-paths.ts';
import { drawnScreens, hasId } from '#shared/policies/drawn-screens.ts';
import { languages } from '#shared/policies/languages.ts';
import { type DrawnWithId, paths, screens } from '#shared/screens.ts';
import { articleIds } from '#web/rendered/pages/help.ts';
import type { CatalogIndex } from '#functions/data/catalog/catalog-index.ts';

/** A sitemap may name 50,000 addresses, and an answer of a function weigh 6 MB: the newest courses go first. */
const mostCourses = 20_000;

type Entry = { path: string; changed?: string };

/** The addresses of the pages that have an id in theirs. */
const entriesWithId: { [N in DrawnWithId]: (catalog: CatalogIndex) => Entry[] } = {
  helpArticle: () => articleIds.map((id) => ({ path: paths.helpArticle(id) })),
  teacher: ({ newestFirst }) =>
    [...new Set(newestFirst.map(({ ownerId }) => ownerId))].map((userId) => ({
      path: paths.teacher(userId),
    })),
  course: ({ newestFirst }) =>
    newestFirst.slice(0, mostCourses).map(({ courseId, publishedAt }) => ({
      path: paths.course(courseId),
      changed: publishedAt.slice(0, 10),
    })),
};

const entriesOf = (catalog: CatalogIndex): Entry[] => [
  ...drawnScreens.filter((name) => !hasId(name)).map((name) => ({ path: screens[name].path })),
  ...Object.values(entriesWithId).flatMap((entries) => entries(catalog)),
];

/** Every public page in every language. Ids and dates alone come from data: nothing needs escaping. */
export function siteMap(catalog: CatalogIndex, origin: string): string {
  const urls = entriesOf(catalog).flatMap(({ path, changed }) =>
    languages.map((language) => {
      const when = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${origin}${pathIn(language, path)}</loc>${when}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Tells crawlers that everything may be read, and where the list of pages is. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
