import { screenAt } from '#shared/policies/screen-at.ts';
import type { Article } from './types.ts';

/** The article of the screen at a path. */
export function articleFor(articles: readonly Article[], pathname: string): Article | null {
  const screen = screenAt(pathname);
  return (screen && articles.find(({ screens }) => screens.includes(screen.name))) ?? null;
}
