import { colours, type Film, frame, mix, ramp, rect } from '../draw.ts';

type Place = readonly [x: number, y: number, w: number, h: number];

const page: readonly Place[] = [
  [60, 40, 90, 28],
  [170, 40, 90, 28],
  [280, 40, 90, 28],
  [60, 130, 340, 36],
  [60, 190, 340, 36],
  [60, 260, 120, 44],
];
const dialogue: readonly Place[] = [
  [340, 150, 210, 32],
  [340, 215, 90, 40],
  [460, 215, 90, 40],
];
const button = page.length - 1;
const [first, second, third] = dialogue as [Place, Place, Place];
/** The path of the focus, two seconds apart: down the page, round the dialogue, and back. */
const path: readonly Place[] = [...page, first, second, third, first, page[button]!, page[button]!];

/** The ring of the focus on its way through a page and a dialogue. */
export const film: Film = {
  draw(t) {
    const at = Math.min(path.length - 1, Math.floor(t / 2));
    const from = path[Math.max(0, at - 1)]!;
    const to = path[at]!;
    const moved = ramp(t, at * 2, at * 2 + 0.4);
    const ring = to.map((value, part) => mix(from[part] ?? value, value, moved));
    const open = ramp(t, 12, 12.5) * (1 - ramp(t, 20, 20.5));
    const [x = 0, y = 0, w = 0, h = 0] = ring;
    return [
      ...page.map((place) => rect(...place, place[1] > 250 ? colours.green : colours.faint)),
      rect(0, 0, 640, 360, '#000000', 0.45 * open),
      rect(310, 110, 270, 175, '#24364f', open),
      ...dialogue.map((place) => rect(...place, colours.quiet, open)),
      frame(x - 7, y - 7, w + 14, h + 14, colours.gold),
    ].join('');
  },
};
