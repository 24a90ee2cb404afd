/** The number of words in a text, counted as the limits of an essay are checked: what stands between spaces. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
