import { createStore } from './create-store.ts';

const online = createStore(globalThis.navigator?.onLine ?? true);

/**
 * Whether the server can be reached: what the device says, and what became of the last request. A device that
 * believes itself online may still get no answer.
 */
export const connection = {
  get: online.get,
  subscribe: online.subscribe,
  /** The outcome of a request: some answer, or none at all. */
  saw: (anAnswer: boolean) => online.set(anAnswer && navigator.onLine),
};

// The device says that it is back: believed until a request fails again.
globalThis.addEventListener?.('online', () => online.set(true));
globalThis.addEventListener?.('offline', () => online.set(false));
