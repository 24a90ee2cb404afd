/** The measures of a page: scores of 0 to 100, times in milliseconds, bytes as they travelled. */
export type Measures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number | null;
  lcp: number;
  cls: number;
  blocking: number;
  scriptBytes: number;
};

type Bar = Partial<Record<keyof Measures, { least?: number; most?: number }>>;

const found: Bar = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  bestPractices: { least: 95 },
  seo: { least: 95 },
  lcp: { most: 1800 },
  cls: { most: 0.02 },
};

/** The bars of each page; a lesson is for people who are signed in, and no search engine comes there. */
export const bars = {
  home: found,
  catalog: found,
  course: found,
  player: { performance: { least: 90 }, accessibility: { least: 100 }, cls: { most: 0.02 } },
} satisfies Record<string, Bar>;

/** The measures of a page that are under their bar, each in a few words. */
export function shortfalls(name: keyof typeof bars, measures: Measures): string[] {
  return Object.entries(bars[name] as Bar).flatMap(([key, { least, most }]) => {
    const value = measures[key as keyof Measures] ?? 0;
    if (least !== undefined && value < least) return [`${name}: ${key} ${value} < ${least}`];
    if (most !== undefined && value > most) return [`${name}: ${key} ${value} > ${most}`];
    return [];
  });
}
