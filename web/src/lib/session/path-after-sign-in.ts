import { keptPath } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { wantedPath } from './wanted-path.ts';

/** Where somebody goes once they are signed in: where a guard kept them from, where they left from, or their dashboard. */
export const pathAfterSignIn = (state: unknown): string =>
  keptPath(state) ?? wantedPath.read() ?? paths.dashboard;
