import { colours, type Film, mix, ramp, rect, scattered } from '../draw.ts';

const rows = Array.from({ length: 11 }, (_, at) => at);

/** Bars for lines: margins, then leading, then the space around a heading. */
export const film: Film = {
  draw(t) {
    const narrow = ramp(t, 4, 6);
    const loose = ramp(t, 8, 10);
    const headed = ramp(t, 12, 14);
    const parted = ramp(t, 16, 18);
    const left = mix(30, 150, narrow);
    const width = mix(580, 340, narrow);
    const leading = mix(15, 23, loose);
    let y = mix(60, 40, loose);
    const lines = rows.map((row) => {
      const last = row === 4 || row === 10;
      const heading = row === 5;
      if (heading) y += 6 * headed + 22 * parted;
      const long = heading ? mix(0.97, 0.45, headed) : last ? 0.55 : 0.93 + 0.07 * scattered(row);
      const fill = heading && headed > 0.5 ? colours.gold : colours.light;
      const drawn = rect(left, y, width * long, mix(10, heading ? 15 : 10, headed), fill, 0.9);
      y += leading + (heading ? 3 * headed : 0);
      return drawn;
    });
    return rect(0, 0, 640, 360, '#24364f') + lines.join('');
  },
};
