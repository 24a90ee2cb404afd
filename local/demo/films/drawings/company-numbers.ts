import { colours, type Film, label, ramp, rect } from '../draw.ts';

const floor = 310;
/** In thousands: where a bar stands, how tall it is, and the second it appears. */
const bars = [
  { from: 0, value: 240, text: '240', fill: colours.blue, at: 0.5 },
  { from: 170, value: 70, text: '−70', fill: colours.orange, at: 4.5 },
  { from: 65, value: 105, text: '−105', fill: colours.orange, at: 8.5 },
  { from: 27, value: 38, text: '−38', fill: colours.orange, at: 12.5 },
  { from: 22, value: 5, text: '−5', fill: colours.orange, at: 14 },
  { from: 0, value: 22, text: '22', fill: colours.gold, at: 16.5 },
  { from: 0, value: 15.6, text: '15.6', fill: colours.green, at: 20.5 },
];

/** From sales to what the owner keeps, as bars that hang from each other. */
export const film: Film = {
  draw: (t) =>
    bars
      .map(({ from, value, text, fill, at }, column) => {
        const grown = ramp(t, at);
        const x = 48 + column * 80;
        const top = floor - from - value;
        const down = text.startsWith('−');
        const tall = value * grown;
        return [
          rect(x, down ? top : floor - tall, 60, tall, fill),
          label(x + 30, top - 18, text, { height: 20, opacity: grown }),
        ].join('');
      })
      .join('') + rect(40, floor + 2, 560, 3, colours.quiet),
};
