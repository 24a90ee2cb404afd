type Box = { top: number; bottom: number; left: number; right: number };

/** The distance that floating things keep from a control or from the edge, in pixels. */
const gap = 8;

/**
 * The lowest height above the screen's edge at which something that floats at its foot covers none of the boxes, in
 * pixels; null if there is no such place.
 * @param screen its height; `height`, `left` and `right` are those of what floats
 */
export function freeBand(
  screen: number,
  { height, left, right }: { height: number; left: number; right: number },
  boxes: readonly Box[],
): number | null {
  const beside = boxes.filter((box) => box.right > left && box.left < right);
  const places = [gap, ...beside.map(({ top }) => screen - top + gap)].toSorted((a, b) => a - b);
  const isFree = (above: number) => {
    const bottom = screen - above;
    const top = bottom - height;
    return top >= gap && !beside.some((box) => box.bottom > top && box.top < bottom);
  };
  return places.find((above) => above >= gap && isFree(above)) ?? null;
}
