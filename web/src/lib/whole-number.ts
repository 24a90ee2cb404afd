import { numberWithin } from './written-number.ts';

/**
 * The whole number that somebody wrote, within bounds; null: it is none. Thousands may be set apart as any language does
 * it: "1,500" and «1.500» are one number, for there is no half of what is counted.
 */
export const wholeOf = (text: string, least: number, most: number): number | null =>
  numberWithin(text, 0, { least, most });
