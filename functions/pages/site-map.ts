import { pathIn } from '#shared/policies/language-paths.ts';
import { languages } from '#shared/policies/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { articleIds } from '#web/rendered/pages/help.ts';
import type { CatalogIndex } from '#functions/data/catalog/catalog-index.ts';

/** A sitemap may name 50,000 addresses, and an answer of a function weigh 6 MB: the newest courses go first. */
const mostCourses = 20_000;

type Entry = { path: string; changed?: string };

const entriesOf = ({ newestFirst }: CatalogIndex): Entry[] => [
  ...[paths.home, paths.courses, paths.teachers, paths.help, paths.faq, paths.contact].map(
    (path) => ({ path }),
  ),
  ...[paths.terms, paths.privacy, ...articleIds.map(paths.helpArticle)].map((path) => ({ path })),
  ...[...new Set(newestFirst.map(({ ownerId }) => ownerId))].map((userId) => ({
    path: paths.teacher(userId),
  })),
  ...newestFirst.slice(0, mostCourses).map(({ courseId, publishedAt }) => ({
    path: paths.course(courseId),
    changed: publishedAt.slice(0, 10),
  })),
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

/** What crawlers are told: everything may be read, and where the list of pages is. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
