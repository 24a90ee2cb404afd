import { drawnScreens } from '#shared/policies/drawn-screens.ts';
import { isScreen } from '#shared/policies/is-screen.ts';
import { languages, type Language } from '#shared/policies/languages.ts';
import { screenAt } from '#shared/policies/screen-at.ts';
import type { DrawnScreen, ScreenName } from '#shared/screens.ts';

/** The target of an address: a public page, or the shell, in which the site draws what it will. */
export type Wanted =
  /** With what stands for an id in the address, or an empty string. */
  { name: DrawnScreen; id: string } | { name: 'notFound' } | { name: 'shell' };

const isDrawn = (name: ScreenName): name is DrawnScreen =>
  drawnScreens.some((drawn) => drawn === name);

/** The page of a path without a language prefix. */
function pageAt(path: string): Wanted {
  if (!isScreen(path)) return { name: 'notFound' };
  const found = screenAt(path);
  if (!found || !isDrawn(found.name)) return { name: 'shell' };
  return { name: found.name, id: found.ids[0] ?? '' };
}

/** Reads an address as the viewer function writes it: `/pages/LANGUAGE/…`. */
export function findPage(rawPath: string): { language: Language; path: string; wanted: Wanted } {
  const [, , first, ...rest] = rawPath.split('/');
  const language = languages.find((known) => known === first) ?? 'en';
  const path = `/${rest.join('/')}`;
  return { language, path, wanted: pageAt(path) };
}
