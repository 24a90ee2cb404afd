/** Quotes somebody's words in a mail of ours: each of their lines is marked as theirs. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
