/**
 * Whether the server can be reached: what the device says, and what became of the last request. A device
 * that believes itself online may still get no answer.
 */
let answered = true;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const connection = {
  online: () => navigator.onLine && answered,
  /** What became of a request: some answer, or none at all. */
  saw: (anAnswer: boolean) => {
    if (answered === anAnswer) return;
    answered = anAnswer;
    tell();
  },
  subscribe: (listener: () => void) => {
    // The device says that it is back: believed until a request fails again.
    const back = () => {
      answered = true;
      listener();
    };
    listeners.add(listener);
    addEventListener('online', back);
    addEventListener('offline', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('online', back);
      removeEventListener('offline', listener);
    };
  },
};
