import { circle, colours, type Film, label, line, ramp, scattered } from '../draw.ts';

const truth = 0.3;
const middle = 170;
/** Samples of this many people, and the second they appear. */
const columns = [
  { people: 10, x: 130, at: 0.5 },
  { people: 40, x: 320, at: 8 },
  { people: 160, x: 510, at: 12 },
];
const samples = Array.from({ length: 28 }, (_, at) => at);

/** The sum of twelve evenly spread numbers comes close to a normal distribution. */
const normal = (seed: number) =>
  Array.from({ length: 12 }, (_, at) => scattered(seed * 13 + at)).reduce((a, b) => a + b, -6);

/** The shares that samples find, by their size: they draw together around the truth. */
export const film: Film = {
  draw: (t) =>
    [
      line([50, middle], [590, middle], colours.gold, ramp(t, 20)),
      ...columns.flatMap(({ people, x, at }) => {
        const error = Math.sqrt((truth * (1 - truth)) / people);
        const width = 2 * error * 420;
        const bracket = ramp(t, 16) * (1 - ramp(t, 20));
        return [
          ...samples.map((sample) => {
            const y = middle - normal(sample + people * 7) * error * 420;
            const there = ramp(t, at + sample * 0.09, at + sample * 0.09 + 0.3);
            return circle(x + (scattered(sample) - 0.5) * 80, y, 6 * there, colours.blue);
          }),
          line([x + 62, middle - width], [x + 62, middle + width], colours.orange, bracket),
          label(x, 336, `n = ${people}`, { height: 20, fill: colours.quiet, opacity: ramp(t, at) }),
        ];
      }),
    ].join(''),
};
