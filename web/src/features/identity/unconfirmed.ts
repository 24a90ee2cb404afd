import type { Unconfirmed } from './provider.ts';

const key = 'unconfirmed';

/** Remembers who has signed up in this tab and waits for the code, so that loading the page again loses nothing. */
export const unconfirmed = {
  read: (): Unconfirmed | null => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as Unconfirmed);
  },
  keep: (person: Unconfirmed) => sessionStorage.setItem(key, JSON.stringify(person)),
  forget: () => sessionStorage.removeItem(key),
};
