/** Whether anything was uploaded since the page began: what shows it is loaded with the first. */
let wanted = false;
const listeners = new Set<() => void>();

export const uploadsWanted = {
  get: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  want() {
    if (wanted) return;
    wanted = true;
    for (const listener of listeners) listener();
  },
};
