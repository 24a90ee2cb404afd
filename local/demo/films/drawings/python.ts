import { colours, type Film, frame, label, ramp } from '../draw.ts';

const boxes = [
  { name: 'a', x: 120, values: ['4', '5'], given: 0.5, changed: 12.5 },
  { name: 'b', x: 320, values: ['3', '3'], given: 4.5, changed: 99 },
  { name: 'c = a × b', x: 520, values: ['12', '15'], given: 8.5, changed: 20.5 },
] as const;

/** Names hold values; a computed one stays until its line runs again. */
export const film: Film = {
  draw: (t) =>
    boxes
      .map(({ name, x, values, given, changed }) => {
        const there = ramp(t, given);
        const next = ramp(t, changed);
        const kept = name.startsWith('c') ? ramp(t, 16) * (1 - ramp(t, 19)) : 0;
        return [
          frame(x - 65, 110, 130, 110, colours.blue, 0.25 + 0.75 * there),
          frame(x - 75, 100, 150, 130, colours.gold, Math.max(kept, next * (1 - ramp(t, 23.5)))),
          label(x, 165, values[0], { height: 52, opacity: there * (1 - next) }),
          label(x, 165, values[1], { height: 52, fill: colours.gold, opacity: next }),
          label(x, 258, name, { fill: colours.quiet, opacity: 0.3 + 0.7 * there }),
        ].join('');
      })
      .join(''),
};
