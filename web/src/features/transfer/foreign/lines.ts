/** A line of a text, and where it stands in its file, from 1. */
export type Line = { text: string; at: number };

export const linesOf = (text: string, from: number): Line[] =>
  text.split('\n').map((line, at) => ({ text: line, at: from + at }));

const fence = /^[ \t>]*(`{3,}|~{3,})/;

/** The lines that are code between fences, the fences included. */
export function codeLines(lines: readonly Line[]): boolean[] {
  let open: string | null = null;
  return lines.map(({ text }) => {
    const [, sign = ''] = fence.exec(text) ?? [];
    if (open === null) {
      if (sign) open = sign;
      return sign !== '';
    }
    if (sign.startsWith(open) && /^[ \t>]*[`~]+[ \t]*$/.test(text)) open = null;
    return true;
  });
}

/** Changes what is no code in a line: pieces between backticks stay as they are. */
export function outsideCode(text: string, change: (piece: string) => string): string {
  if (!text.includes('`')) return change(text);
  return text
    .split(/(`+[^`]*`+)/)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join('');
}

/** Lines with those outside of code changed, each by itself. */
export function changeLines(
  lines: readonly Line[],
  change: (text: string, at: number) => string,
): Line[] {
  const isCode = codeLines(lines);
  return lines.map((line, index) =>
    isCode[index] ? line : { ...line, text: outsideCode(line.text, (one) => change(one, line.at)) },
  );
}
