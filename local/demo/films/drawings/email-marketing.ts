import { circle, colours, type Film, frame, ramp } from '../draw.ts';

const people = Array.from({ length: 100 }, (_, at) => at);
/** The number of a hundred people who come as far as this; better letters double the last two. */
const steps = [
  { reach: 40, better: 40, at: 4, fill: colours.blue },
  { reach: 6, better: 12, at: 8, fill: colours.gold },
  { reach: 1, better: 2, at: 12, fill: colours.green },
];

/** A hundred dots; fewer light up at each step, and more once a step is mended. */
export const film: Film = {
  draw: (t) =>
    [
      ...people.map((person) => {
        const x = 75 + Math.floor(person / 5) * 26;
        const y = 110 + (person % 5) * 34;
        const there = ramp(t, 0.2 + person * 0.02);
        return [
          circle(x, y, 9 * there, colours.faint),
          ...steps.map(({ reach, better, at, fill }) => {
            const lit = person < reach ? ramp(t, at + person * 0.03) : 0;
            const later = person < better ? ramp(t, 20.5 + person * 0.05) : 0;
            return circle(x, y, 10, fill, Math.max(lit, later));
          }),
        ].join('');
      }),
      frame(60, 90, 68, 178, colours.orange, ramp(t, 16) * (1 - ramp(t, 20))),
    ].join(''),
};
