import { circle, colours, type Film, label, line, ramp, rect, shape } from '../draw.ts';

const beat = 60 / 110;

/** Hands on a chest that go down and up 110 times a minute, with a tick for each. */
export const film: Film = {
  // A short click at each beat.
  sound: `0.35*exp(-40*mod(t,${beat}))*sin(2*PI*660*t)`,
  draw(t) {
    const share = (t % beat) / beat;
    const depth = 34 * Math.sin(Math.PI * share) ** 2;
    const surface = 235 + depth;
    const scale = ramp(t, 4) * (1 - ramp(t, 12));
    const arms = ramp(t, 12) * (1 - ramp(t, 16));
    const count = Math.min(30, Math.floor(t / beat) + 1);
    return [
      shape(
        [
          [90, 235],
          [240, 235],
          [320, surface],
          [400, 235],
          [550, 235],
          [550, 310],
          [90, 310],
        ],
        colours.faint,
      ),
      rect(285, surface - 22, 70, 24, colours.orange),
      line([320, surface - 22], [320, surface - 150], colours.orange),
      circle(320, surface - 172, 24, colours.orange),
      line([320, 40], [320, 320], colours.gold, arms),
      line([450, 235], [480, 235], colours.gold, scale),
      line([450, 269], [480, 269], colours.gold, scale),
      label(530, 252, '5–6 cm', { height: 20, fill: colours.gold, opacity: scale }),
      circle(110, 90, 34 - 14 * share, colours.green),
      label(110, 90, t < 16 ? '' : String(count), { height: 24, fill: colours.ground }),
    ].join('');
  },
};
