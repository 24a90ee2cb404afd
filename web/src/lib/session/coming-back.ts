const key = 'coming-back';

/**
 * The page that somebody left to fetch new tokens without a question; if they are asked for the password after all,
 * they continue from it.
 */
export const comingBack = {
  keep: (path: string) => sessionStorage.setItem(key, path),
  take: (): string | null => {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path;
  },
};
