type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

// A window calls its listeners in the order in which they came, capturing or not (Chromium): this one is there
// before the router's, because the first script of the site imports it.
addEventListener('popstate', (event) => gate?.(event));

/** Looks at a step through the history before the router does, and may stop it there; one at a time. */
export const historyGate = {
  close: (by: Gate): void => {
    gate = by;
  },
  open: (): void => {
    gate = null;
  },
};
