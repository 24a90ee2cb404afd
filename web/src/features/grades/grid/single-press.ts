/** Does something at a press, and not at the second of a double one: that may be meant for a dialog which the first has closed. */
export const singlePress =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) act();
  };
