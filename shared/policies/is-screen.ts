import { plannedScreens, screens } from '#shared/screens.ts';

const partOf = (part: string) => `/+${part.startsWith(':') ? '[^/]+' : part}`;

/**
 * A pattern for the addresses of all screens and no others, as the site's router takes them: in any case, with a slash
 * at the end or without. The function of the pages and the edge both decide by it what is not found.
 */
export const screenPattern = new RegExp(
  `^(?:${[...Object.values(screens), ...plannedScreens]
    .map(({ path }) =>
      path
        .split('/')
        .filter((part) => part !== '')
        .map(partOf)
        .join(''),
    )
    .join('|')})/*$`,
  'i',
);

/** Whether an address is that of a screen of the site, whatever ids stand in it. */
export const isScreen = (path: string): boolean => screenPattern.test(path);
