/** The pictures of a lesson's film: one SVG for each moment, on a field of 640 by 360. */
export type Film = {
  /** The picture at a second of the film, as the inside of an SVG. */
  draw: (second: number) => string;
  /** The sound as an expression of ffmpeg's `aevalsrc`; left out: a silent film. */
  sound?: string;
};

export const size = { width: 640, height: 360 };

export const colours = {
  ground: '#16233a',
  faint: '#33455f',
  quiet: '#8c9bb0',
  light: '#eef1ec',
  gold: '#e9c46a',
  orange: '#f4a261',
  green: '#8ac9b0',
  blue: '#82b0e6',
};

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** From 0 to 1 while the film goes from one second to another, without a jerk at either end. */
export function ramp(second: number, from: number, to = from + 1): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)));
  return share ** 2 * (3 - 2 * share);
}

/** The same numbers each time, from 0 to 1, spread as if by chance. */
export const scattered = (at: number) => {
  const value = Math.sin(at * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${Math.max(0, r)}" fill="${fill}" opacity="${opacity}"/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, w)}" height="${Math.max(0, h)}" rx="4" fill="${fill}" opacity="${opacity}"/>`;

export const frame = (x: number, y: number, w: number, h: number, stroke: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="none" stroke="${stroke}" stroke-width="4" opacity="${opacity}"/>`;

export const line = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  stroke: string,
  opacity = 1,
) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="3" stroke-linecap="round" opacity="${opacity}"/>`;

export const shape = (points: readonly (readonly [number, number])[], fill: string, opacity = 1) =>
  `<polygon points="${points.map((point) => point.join()).join(' ')}" fill="${fill}" opacity="${opacity}"/>`;

/** Letters around a point; only what needs no translation. */
export const label = (
  x: number,
  y: number,
  text: string,
  { fill = colours.light, height = 30, opacity = 1 } = {},
) =>
  `<text x="${x}" y="${y + height * 0.36}" font-family="DejaVu Sans" font-size="${height}" text-anchor="middle" fill="${fill}" opacity="${opacity}">${text}</text>`;
