import { circle, colours, type Film, frame, line, mix, ramp, rect } from '../draw.ts';

const pages = [
  [70, 180],
  [220, 90],
  [220, 270],
  [370, 60],
  [370, 180],
  [370, 290],
  [540, 150],
] as const;
const links = [
  [0, 1, 4],
  [0, 2, 5.3],
  [1, 3, 8],
  [1, 4, 9.3],
  [2, 5, 10.6],
  [4, 6, 20],
] as const;

/** A crawler goes along the links; the page that nothing links to is found last. */
export const film: Film = {
  draw(t) {
    const drawn = links.map(([from, to]) =>
      line(pages[from], pages[to], colours.quiet, to === 6 ? ramp(t, 16) : 0.8),
    );
    const found = pages.map(([x, y], page) => {
      const at = links.find(([, to]) => to === page)?.[2] ?? 0;
      const lit = ramp(t, at + 0.9, at + 1.2);
      const lost = page === 6 ? ramp(t, 12) * (1 - ramp(t, 16)) : 0;
      return [
        rect(x - 34, y - 24, 68, 48, colours.faint),
        rect(x - 34, y - 24, 68, 48, colours.green, lit),
        frame(x - 40, y - 30, 80, 60, colours.orange, lost),
      ].join('');
    });
    const walks = links.map(([from, to, at]) => {
      const way = ramp(t, at, at + 1);
      const [[x1, y1], [x2, y2]] = [pages[from], pages[to]];
      return circle(mix(x1, x2, way), mix(y1, y2, way), way > 0 && way < 1 ? 10 : 0, colours.gold);
    });
    return [...drawn, ...found, ...walks].join('');
  },
};
