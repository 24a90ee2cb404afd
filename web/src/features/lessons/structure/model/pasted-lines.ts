const longest = 120;

/** Marks at the beginning of a list's line that are no part of its words: bullets, boxes, numbers. */
const mark = /^\s*(?:[-*•–]|\d{1,3}[.)]|\[[ x]?\])\s+/;

/** The lines of a pasted list, each as a title. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(mark, '').replaceAll(/\s+/g, ' ').trim().slice(0, longest).trim())
    .filter((line) => line !== '');
