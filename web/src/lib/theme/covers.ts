/** The hue of each category of courses, in degrees of OKLCH, where equal lightness looks equally light. */
const hues = {
  technology: 255,
  business: 72,
  design: 338,
  marketing: 40,
  health: 160,
  languages: 300,
  arts: 12,
  science: 215,
};

/** What a cover is printed with: lightness and chroma by day and by night. */
const inks = {
  spine: ['0.33 0.07', '0.2 0.035'],
  ground: ['0.41 0.085', '0.31 0.06'],
  shade: ['0.48 0.09', '0.36 0.065'],
  tone: ['0.58 0.095', '0.45 0.075'],
  line: ['0.86 0.055', '0.78 0.06'],
} as const;

export type CoverInk = keyof typeof inks;
export type CoverCategory = keyof typeof hues;

/** One token for each ink of each category: `cover.science.ground`. */
export const coverColors = Object.fromEntries(
  Object.entries(hues).map(([category, hue]) => [
    category,
    Object.fromEntries(
      Object.entries(inks).map(([ink, [light, dark]]) => [
        ink,
        { value: { _light: `oklch(${light} ${hue})`, _dark: `oklch(${dark} ${hue})` } },
      ]),
    ),
  ]),
);

/** The colour of an ink, as an attribute of a drawing takes it. */
export const coverInk = (category: CoverCategory, ink: CoverInk): string =>
  `var(--chakra-colors-cover-${category}-${ink})`;
