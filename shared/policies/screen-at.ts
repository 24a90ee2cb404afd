import { type ScreenName, screens } from '#shared/screens.ts';

/** A pattern for the addresses of a screen to the letter, with a group for each id. */
export const addressPattern = (path: string): string => `^${path.replaceAll(/:\w+/g, '([^/]+)')}$`;

const patterns = (Object.keys(screens) as ScreenName[])
  .map((name) => ({ name, path: screens[name].path }))
  // Some screens stand where an id of another would.
  .toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  .map(({ name, path }) => ({ name, pattern: new RegExp(addressPattern(path)) }));

/** The screen of a path without a language prefix, written as the site writes it, and the ids that stand in it. */
export function screenAt(path: string): { name: ScreenName; ids: string[] } | null {
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, ids: match.slice(1) };
  }
  return null;
}
