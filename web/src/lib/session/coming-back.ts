const key = 'coming-back';

/** Where somebody left from to fetch new tokens without a question; who is asked for the password after all goes on from it. */
export const comingBack = {
  keep: (path: string) => sessionStorage.setItem(key, path),
  take: (): string | null => {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path;
  },
};
