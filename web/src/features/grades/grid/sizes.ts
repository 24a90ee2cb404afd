/** The sizes of the grid in pixels: the windows over rows and columns are worked out from them. */
export const sizes = { name: 224, item: 156, head: 104, row: 44 };

/** The width of the totals, by the letters or words that stand beside them; the longest are cut. */
export const totalWidth = (letters: readonly { letter: string }[]): number =>
  106 + 7 * Math.min(16, Math.max(2, ...letters.map(({ letter }) => letter.length)));
