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

/** The inks of a cover: lightness and chroma by day and by night. */
const inks = {
  spine: ['0.33 0.07', '0.2 0.035'],
  ground: ['0.41 0.085', '0.31 0.06'],
  shade: ['0.48 0.09', '0.36 0.065'],
  tone: ['0.58 0.095', '0.45 0.075'],
  line: ['0.86 0.055', '0.78 0.06'],
} as const;

export type CoverInk = keyof typeof inks;
export type CoverCategory = keyof typeof hues;

export const coverCategories = Object.keys(hues) as CoverCategory[];

type Inks = Record<CoverInk, string>;

/** The colours of a category's cover, by day or by night. */
export const coverColors = (category: CoverCategory, light: 'day' | 'night'): Inks =>
  Object.fromEntries(
    Object.entries(inks).map(([ink, [day, night]]) => [
      ink,
      `oklch(${light === 'day' ? day : night} ${hues[category]})`,
    ]),
  ) as Inks;

const nameOf = (category: string, ink: string) => `--cover-${category}-${ink}` as const;

const propertiesOf = (light: 'day' | 'night') =>
  Object.fromEntries(
    coverCategories.flatMap((category) =>
      Object.entries(coverColors(category, light)).map(([ink, color]) => [
        nameOf(category, ink),
        color,
      ]),
    ),
  ) as Record<ReturnType<typeof nameOf>, string>;

/** Part of the global styles. No tokens of Chakra's: nothing asks for them by a style's name. */
export const coverStyles = () => ({
  ':root': propertiesOf('day'),
  '.dark': propertiesOf('night'),
});

/** The colour of an ink, as an attribute of a drawing takes it. */
export const coverInk = (category: CoverCategory, ink: CoverInk): string =>
  `var(${nameOf(category, ink)})`;
