/** An instant of the day on which releases are pressed. */
export const atMinute = (minute: number) =>
  new Date(Date.UTC(2026, 2, 12, 10, minute)).toISOString();

/**
 * Two presses one after the other, at minutes 30 and 32: from which instant on marks are to be seen, or not (null), and
 * what holds behind both.
 */
const pairs = {
  'is put off': [50, 55, 55],
  'is brought forward': [55, 45, 45],
  'is released in place of being planned': [50, 32, 32],
  'was released before and stays': [30, 50, 30],
  'is taken back': [50, null, null],
  'is planned anew': [null, 50, 50],
  'was released before it was to be taken back': [30, null, 30],
} satisfies Record<string, [number | null, number | null, number | null]>;

const instant = (minute: number | null) => (minute === null ? null : atMinute(minute));

export const pressPairs = Object.entries(pairs).map(
  ([what, [first, second, holds]]) =>
    [what, { first: instant(first), second: instant(second), holds: instant(holds) }] as const,
);

/** In which order, and how often, the stream works through the two. */
export const pressOrders = [
  [0, 1],
  [1, 0],
  [0, 1, 0],
  [1, 0, 1],
  [0, 0, 1, 1, 0],
] as const;
