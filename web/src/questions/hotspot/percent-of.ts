import type { Point } from '#shared/questions/hotspot/schema.ts';

/** A place for words: hundredths from the left and from the top. */
export const percentOf = ({ x, y }: Point) => ({
  left: Math.round(x / 10),
  top: Math.round(y / 10),
});
