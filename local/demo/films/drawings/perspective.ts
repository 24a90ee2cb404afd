import { circle, colours, type Film, line, mix, ramp } from '../draw.ts';

const horizon = 150;
/** The distance of a post: 1 is near, 0 is the vanishing point. */
const posts = [1, 0.62, 0.4, 0.26, 0.17];

/** A street built from its horizon and one point, which moves at the end. */
export const film: Film = {
  draw(t) {
    const aside = 140 * Math.sin(Math.PI * ramp(t, 20, 24));
    const point = [320 + aside, horizon] as const;
    const from = ([x, y]: readonly [number, number], share: number) =>
      [mix(x, point[0], share), mix(y, point[1], share)] as const;
    const ray = (end: readonly [number, number], begins: number, stroke: string) =>
      line(end, from(end, ramp(t, begins, begins + 2)), stroke, ramp(t, begins, begins + 0.2));
    return [
      line(
        [320 - 320 * ramp(t, 0.5, 2.5), horizon],
        [320 + 320 * ramp(t, 0.5, 2.5), horizon],
        colours.blue,
      ),
      ray([60, 350], 8, colours.light),
      ray([580, 350], 8, colours.light),
      ray([0, 20], 12, colours.green),
      ray([640, 20], 12, colours.green),
      ...[60, 580].flatMap((foot) =>
        posts.map((near, at) => {
          const grown = ramp(t, 16 + at * 0.4, 17 + at * 0.4);
          const base = from([foot, 350], 1 - near);
          const head = from([foot, 80], 1 - near);
          return line(base, [base[0], mix(base[1], head[1], grown)], colours.orange, grown);
        }),
      ),
      circle(point[0], point[1], 9 * ramp(t, 4), colours.gold),
    ].join('');
  },
};
