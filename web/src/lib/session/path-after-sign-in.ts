import { keptPath } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { wantedPath } from './wanted-path.ts';

/** The page after signing in: the one that a guard kept somebody from, the one that they left, or their dashboard. */
export const pathAfterSignIn = (state: unknown): string =>
  keptPath(state) ?? wantedPath.read() ?? paths.dashboard;
