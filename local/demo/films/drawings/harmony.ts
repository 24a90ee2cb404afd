import { circle, colours, type Film, label, line, mix, ramp } from '../draw.ts';

/** Keys of a piano (60 is middle C), the bass first; each voice keeps its place in the list. */
const chords = {
  I: [48, 60, 64, 67],
  IV: [53, 60, 65, 69],
  V7: [55, 59, 65, 67],
} as const;
const names = {
  48: 'do',
  53: 'fa',
  55: 'sol',
  59: 'si',
  60: 'do',
  64: 'mi',
  65: 'fa',
  67: 'sol',
  69: 'la',
};

/** The chords, and the second from which each sounds; the last scene plays it once more, faster. */
const played = [
  [0, 'I'],
  [4, 'IV'],
  [8, 'V7'],
  [12, 'I'],
  [20, 'I'],
  [21, 'IV'],
  [22, 'V7'],
  [23, 'I'],
] as const;

const hertz = (key: number) => 440 * 2 ** ((key - 69) / 12);
const strike = (from: number, key: number) =>
  `between(t,${from},${from + 3.9})*exp(-1.1*(t-${from}))*sin(2*PI*${hertz(key).toFixed(2)}*t)`;
const until = (at: number) => played[at + 1]?.[0] ?? 24;

/** I, IV, V7, I in four voices: what stays, what moves, and how it sounds. */
export const film: Film = {
  sound: `0.12*(${played
    .map(([from, chord], at) => {
      const voices = chords[chord].map((key) => strike(from, key)).join('+');
      return `between(t,${from},${until(at) - 0.01})*(${voices})`;
    })
    .join('+')})`,
  draw(t) {
    const now = played.findLastIndex(([from]) => from <= t);
    const [begins, chord] = played[now] ?? played[0];
    const before = chords[played[Math.max(0, now - 1)]?.[1] ?? 'I'];
    const moved = ramp(t, begins, begins + 0.5);
    const y = (key: number) => 320 - (key - 46) * 11.5;
    const voices = chords[chord].map((key, voice) => {
      const from = before[voice] ?? key;
      const height = y(mix(from, key, moved));
      const fill = key === from ? colours.blue : colours.gold;
      return [
        line([400, y(from)], [480, height], colours.faint),
        circle(480, height, 19, fill),
        label(480, height, names[key], { height: 15, fill: colours.ground }),
      ].join('');
    });
    return [label(180, 180, chord, { height: 96 }), ...voices].join('');
  },
};
