import type { Tally } from '#web/lib/markdown/losses.ts';
import { codeLines, type Line } from './lines.ts';

/** Markdown without what MDX adds for a program: imports, exports and comments between braces. */
export function fromMdx(lines: readonly Line[], tally: Tally): Line[] {
  const isCode = codeLines(lines);
  let open = false;
  return lines.map((line, index) => {
    if (isCode[index]) return line;
    const begins =
      /^(import\s.+\sfrom\s|import\s+['"]|export\s+(const|default|function|let)\b)/.test(line.text);
    if (begins) tally.lose('mdx', line.at);
    const gone = begins || open;
    if (gone) open = line.text.trim() !== '' && (begins ? /[{(]\s*$/.test(line.text) : true);
    if (gone) return { ...line, text: '' };
    return { ...line, text: line.text.replace(/\{\/\*.*?\*\/\}/g, '') };
  });
}
