import { screenAt } from '#shared/policies/screen-at.ts';
import type { Article } from './types.ts';

/** The article of the screen at an address, or of the view of it that the address asks for. */
export function articleFor(articles: readonly Article[], address: string): Article | null {
  const [pathname = '', search] = address.split('?');
  const name = screenAt(pathname)?.name;
  if (name === undefined) return null;
  const view = new URLSearchParams(search).get('view');
  return (
    articles.find(({ views = [] }) =>
      views.some((one) => one.screen === name && one.view === view),
    ) ??
    articles.find(({ screens }) => screens.includes(name)) ??
    null
  );
}
