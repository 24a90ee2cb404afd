/** Counts lines, from 1, up to places that only ever go forward: all counts together read the text once. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let end = text.indexOf('\n');
  return (at) => {
    while (end !== -1 && end < at) {
      line += 1;
      end = text.indexOf('\n', end + 1);
    }
    return line;
  };
}
