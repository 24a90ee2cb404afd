import { circle, colours, type Film, line, ramp, scattered, shape } from '../draw.ts';

const years = Array.from({ length: 30 }, (_, at) => at);
const noise = (year: number) =>
  scattered(year * 3) + scattered(year * 3 + 1) + scattered(year * 3 + 2) - 1.5;
const value = (year: number) => year * 0.045 + noise(year) * 0.9;
const x = (year: number) => 60 + year * 18;
const y = (degrees: number) => 240 - degrees * 85;
const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length;

/** The straight line of least squares through some of the years. */
function fit(some: number[]): (year: number) => number {
  const [m, v] = [mean(some), mean(some.map(value))];
  const above = some.reduce((sum, year) => sum + (year - m) * (value(year) - v), 0);
  const slope = above / some.reduce((sum, year) => sum + (year - m) ** 2, 0);
  return (year) => v + slope * (year - m);
}
const short = fit(years.slice(8, 18));
const long = fit(years);

/** Thirty years as dots, then what ten of them, a moving mean and a line say of them. */
export const film: Film = {
  draw(t) {
    const smooth = years
      .slice(4)
      .map((year) => mean([0, 1, 2, 3, 4].map((back) => value(year - back))));
    const band = ramp(t, 20);
    const [first, last, spread] = [long(0), long(29), 0.33 * band];
    return [
      shape(
        [
          [x(0), y(first + spread)],
          [x(15), y(long(15) + spread * 0.4)],
          [x(29), y(last + spread)],
          [x(29), y(last - spread)],
          [x(15), y(long(15) - spread * 0.4)],
          [x(0), y(first - spread)],
        ],
        colours.gold,
        0.3 * band,
      ),
      ...years.map((year) => {
        const ten = year >= 8 && year < 18;
        const dimmed = ten ? 1 : 1 - 0.75 * ramp(t, 4) * (1 - ramp(t, 8));
        return circle(x(year), y(value(year)), 6 * ramp(t, year * 0.1), colours.blue, dimmed);
      }),
      line(
        [x(8), y(short(8))],
        [x(17), y(short(17))],
        colours.orange,
        ramp(t, 5) * (1 - ramp(t, 8)),
      ),
      ...smooth
        .slice(1)
        .map((now, at) =>
          line(
            [x(at + 4), y(smooth[at] ?? now)],
            [x(at + 5), y(now)],
            colours.green,
            ramp(t, 12 + at * 0.08) * (1 - 0.7 * ramp(t, 16)),
          ),
        ),
      line([x(0), y(first)], [x(29), y(last)], colours.gold, ramp(t, 16)),
    ].join('');
  },
};
