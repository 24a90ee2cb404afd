import { colours, type Film, line, mix, ramp, shape } from '../draw.ts';

/** The width of the pyramid at each of its levels, from the point on. */
const widths = [40, 150, 260, 370];
const fills = [colours.faint, colours.quiet, colours.gold];
const top = 60;
const height = 240;

/** A pyramid that stands on what matters, then on its head. */
export const film: Film = {
  draw(t) {
    const turned = ramp(t, 8, 10.5);
    const slabs = fills.map((fill, at) => {
      const cut = (level: number) => mix(level / 3, 1 - level / 3, turned);
      const y = (level: number) => top + height * cut(level);
      const shown = [
        [20, 24],
        [16, 20],
        [12, 16],
      ][at] ?? [0, 0];
      const told = t < 11 ? 1 : mix(0.45, 1, ramp(t, shown[0] ?? 0, (shown[0] ?? 0) + 1));
      const half = (level: number) => (widths[level] ?? 0) / 2;
      return shape(
        [
          [320 - half(at), y(at)],
          [320 + half(at), y(at)],
          [320 + half(at + 1), y(at + 1)],
          [320 - half(at + 1), y(at + 1)],
        ],
        fill,
        told,
      );
    });
    const reader = top + height * 0.5 * ramp(t, 4, 7);
    const gone = t < 4 || t > 8.5 ? 0 : 1;
    const cut = ramp(t, 21) * 0.9;
    return [
      ...slabs,
      line([110, reader], [530, reader], colours.orange, gone),
      line([110, top + (height * 2) / 3], [530, top + (height * 2) / 3], colours.orange, cut),
    ].join('');
  },
};
