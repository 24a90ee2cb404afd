type Box = { top: number; bottom: number; left: number; right: number };

/** How near what floats may come to a control or to the edge, in pixels. */
const gap = 8;

/**
 * Where something that floats at the foot of the screen covers none of the boxes: how far above the screen's edge, in
 * pixels, as low as can be; null where there is no such place.
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
