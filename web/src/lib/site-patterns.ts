import { screenPattern } from '#shared/policies/screen-pattern.ts';
import { paths } from './paths.ts';
import { planned } from './planned-paths.ts';

type MakePath = (...ids: string[]) => string;

const patternOf = (path: string | MakePath) =>
  typeof path === 'string' ? path : path(...Array.from({ length: path.length }, () => ':id'));

/** The path of every screen of the site; a part that begins with a colon stands for an id. */
export const screens: readonly string[] = [
  ...Object.values<string | MakePath>(paths).map(patternOf),
  ...planned.flatMap(([, list]) => list),
];

const pattern = screenPattern(screens);

/** Whether an address is that of a screen of the site, whatever ids stand in it. */
export const isScreen = (path: string): boolean => pattern.test(path);

/** Whether a screen has this very address, and no id stands in it. */
export const isNamedScreen = (path: string): boolean => screens.includes(path);
