import { codeLines, type Line } from './lines.ts';

/** `{: .note }` above a paragraph, as themes of Jekyll have it, as a container between colons. */
export function fromKramdownBoxes(lines: readonly Line[]): Line[] {
  const isCode = codeLines(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const [, kind] =
      /^\{:[ \t]*\.(note|important|warning|tip|new|caution|info)[ \t]*\}$/.exec(line.text) ?? [];
    const begins = (lines[index + 1]?.text.trim() ?? '') !== '';
    // Below a paragraph it is a mark of that one.
    const isAbove = (lines[index - 1]?.text.trim() ?? '') === '';
    if (kind === undefined || isCode[index] || !begins || !isAbove) {
      result.push(line);
      continue;
    }
    result.push({ ...line, text: `:::${kind === 'new' ? 'note' : kind}` });
    while (index + 1 < lines.length && lines[index + 1]?.text.trim() !== '') {
      index += 1;
      result.push(lines[index] as Line);
    }
    result.push({ at: lines[index]?.at ?? line.at, text: ':::' });
  }
  return result;
}
