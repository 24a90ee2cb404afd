/** Where words are put into a text: in place of what stands from the one to the other. */
export type Slot = { from: number; to: number };

/** A text with words in it at a place, apart from what stands before and behind. */
export function insertWords(text: string, { from, to }: Slot, words: string) {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const [left, right] = [/\S$/.test(before) ? ' ' : '', /^\S/.test(after) ? ' ' : ''];
  return {
    text: `${before}${left}${words}${right}${after}`,
    caret: before.length + left.length + words.length,
  };
}
