const key = 'celebrations';

/** Whether a finished course is celebrated on this device. */
export const celebrations = {
  on: (): boolean => localStorage.getItem(key) !== 'off',
  set: (on: boolean): void => {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  },
};
