const key = 'given-address';

/**
 * The address that somebody gave in this tab on their way to signing in, so that no later step asks for it again.
 * Gone with the tab, and when they sign out.
 */
export const givenAddress = {
  keep: (email: string) => sessionStorage.setItem(key, email),
  read: () => sessionStorage.getItem(key) ?? undefined,
};
