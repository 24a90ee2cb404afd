const key = 'ended-elsewhere';

/**
 * The page on which somebody learned that their session was ended from another device; told once, after the way by the
 * provider's sign-out.
 */
export const endedElsewhere = {
  keep: (path: string) => sessionStorage.setItem(key, path),
  take: (): string | null => {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path;
  },
};
