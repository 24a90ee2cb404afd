import { safePath } from '#web/lib/safe-path.ts';

const key = 'wanted-path';

/**
 * The page that somebody wanted when they left for the hosted sign-in, for as long as the tab is open: a person who
 * makes an account there first, or asks for a new password, comes back without it in the address.
 */
export const wantedPath = {
  keep: (path: string) => sessionStorage.setItem(key, path),
  /** The path, checked, or null where nobody left from here. */
  read: (): string | null => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? null : safePath(kept);
  },
};
