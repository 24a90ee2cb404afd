import { colours, type Film, frame, label, line, ramp, rect } from '../draw.ts';

/** A cell: what it shows before and after, and when it changes; inputs are blue. */
const cells = [
  { x: 60, y: 60, before: '120', after: '150', changes: 8.5, input: true },
  { x: 60, y: 150, before: '4', after: '4', changes: 99, input: true },
  { x: 60, y: 240, before: '30', after: '30', changes: 99, input: true },
  { x: 260, y: 105, before: '480', after: '600', changes: 12.5, input: false },
  { x: 260, y: 240, before: '60', after: '60', changes: 99, input: false },
  { x: 460, y: 172, before: '540', after: '660', changes: 13.5, input: false },
];
const feeds = [
  [0, 3],
  [1, 3],
  [2, 4],
  [3, 5],
  [4, 5],
] as const;

/** One input changes, and what depends on it follows. */
export const film: Film = {
  draw(t) {
    const computed = ramp(t, 4);
    const place = (at: number, right: boolean) =>
      [(cells[at]?.x ?? 0) + (right ? 120 : 0), (cells[at]?.y ?? 0) + 28] as const;
    const wires = feeds.map(([from, to]) =>
      line(place(from, true), place(to, false), colours.faint, computed),
    );
    const drawn = cells.map(({ x, y, before, after, changes, input }) => {
      const there = input ? ramp(t, 0.3) : computed;
      const next = ramp(t, changes, changes + 0.5);
      const still = changes === 99 ? ramp(t, 16) * (1 - ramp(t, 20)) : 0;
      const fill = input ? colours.blue : colours.light;
      return [
        rect(x, y, 120, 56, colours.faint, 0.25 + 0.75 * there),
        frame(x, y, 120, 56, colours.gold, next * (1 - ramp(t, 16)) + still * 0.6),
        label(x + 60, y + 28, before, { fill, opacity: there * (1 - next) }),
        label(x + 60, y + 28, after, { fill: input ? fill : colours.gold, opacity: next }),
      ].join('');
    });
    return [...wires, ...drawn].join('');
  },
};
