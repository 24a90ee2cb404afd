/** What somebody wrote, in a mail of ours: each of its lines is marked as theirs. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
