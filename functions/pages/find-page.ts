import { languages, type Language } from '#shared/policies/languages.ts';
import { paths } from '#web/lib/paths.ts';
import { isNamedScreen, isScreen } from '#web/lib/site-patterns.ts';
import { articleIds } from '#web/rendered/pages/help.ts';

/** What an address asks for: a public page, or the shell, in which the site draws what it will. */
export type Wanted =
  | { name: 'course' | 'teacher'; id: string }
  | { name: 'article'; id: string }
  | { name: 'home' | 'catalog' | 'teachers' }
  | { name: 'help' | 'faq' | 'terms' | 'privacy' | 'contact' | 'notFound' }
  | { name: 'shell' };

const fixed: Record<string, Wanted> = {
  [paths.home]: { name: 'home' },
  [paths.courses]: { name: 'catalog' },
  [paths.teachers]: { name: 'teachers' },
  [paths.help]: { name: 'help' },
  [paths.faq]: { name: 'faq' },
  [paths.terms]: { name: 'terms' },
  [paths.privacy]: { name: 'privacy' },
  [paths.contact]: { name: 'contact' },
};

const shell: Wanted = { name: 'shell' };
const notFound: Wanted = { name: 'notFound' };

/** The page of a path without a language prefix. */
function pageAt(path: string): Wanted {
  const known = Object.hasOwn(fixed, path) ? fixed[path] : undefined;
  if (known) return known;
  if (!isScreen(path)) return notFound;
  // Some screens stand where a course or an article would.
  if (isNamedScreen(path)) return shell;
  const [, folder, id = '', ...more] = path.split('/');
  if (more.length > 0 || id === '') return shell;
  if (folder === 'courses') return { name: 'course', id };
  if (folder === 'teachers') return { name: 'teacher', id };
  if (folder !== 'help') return shell;
  return articleIds.includes(id) ? { name: 'article', id } : notFound;
}

/** Reads an address as the viewer function writes it: `/pages/LANGUAGE/…`. */
export function findPage(rawPath: string): { language: Language; path: string; wanted: Wanted } {
  const [, , first, ...rest] = rawPath.split('/');
  const language = languages.find((known) => known === first) ?? 'en';
  const path = `/${rest.join('/')}`;
  return { language, path, wanted: pageAt(path) };
}
