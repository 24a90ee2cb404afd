import type { Article } from './types.ts';

const matches = (pattern: string, pathname: string): boolean => {
  const [parts, given] = [pattern.split('/'), pathname.split('/')];
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(':') || part === given[index])
  );
};

/** The article of the screen at a path: the one that names it most exactly. */
export function articleFor(articles: readonly Article[], pathname: string): Article | null {
  const exact = articles.find(({ screens }) => screens.includes(pathname));
  if (exact) return exact;
  return (
    articles.find(({ screens }) => screens.some((screen) => matches(screen, pathname))) ?? null
  );
}
