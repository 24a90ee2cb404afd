/** A value that changes, and can be followed: see `useStore`. */
export type Followed<Value> = {
  get: () => Value;
  /** @returns how to follow it no longer */
  subscribe: (listener: () => void) => () => void;
};

/** A value that is kept outside of components; who follows it hears of each other one that takes its place. */
export function createStore<Value>(value: Value): Followed<Value> & { set: (next: Value) => void } {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
