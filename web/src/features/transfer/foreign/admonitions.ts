import { codeLines, type Line } from './lines.ts';

const bracketed = (title: string) => {
  const plain = title
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\[(.*)\]$/, '$1');
  return plain ? `[${plain.replace(/([[\]])/g, '\\$1')}]` : '';
};

/** `!!! note "Title"` with what is indented below it, as a container between colons. */
function indented(lines: readonly Line[]): Line[] {
  const isCode = codeLines(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const [, kind, title = ''] =
      /^(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)(?:[ \t]+[a-z -]*)?[ \t]*(".*")?[ \t]*$/i.exec(line.text) ??
      [];
    if (kind === undefined || isCode[index]) {
      result.push(line);
      continue;
    }
    result.push({ ...line, text: `:::${kind.toLowerCase()}${bracketed(title)}` });
    let last = line.at;
    while (index + 1 < lines.length && /^( {4}|\t|[ \t]*$)/.test(lines[index + 1]?.text ?? '')) {
      index += 1;
      const inside = lines[index] as Line;
      result.push({ ...inside, text: inside.text.replace(/^( {4}|\t)/, '') });
      last = inside.at;
    }
    result.push({ at: last, text: ':::' }, { at: last, text: '' });
  }
  return result;
}

/** Admonitions of other houses in the one form that the parser knows: `:::kind[Title]`. */
export function fromAdmonitions(lines: readonly Line[]): Line[] {
  const own = indented(lines);
  const isCode = codeLines(own);
  return own.map((line, index) => {
    if (isCode[index]) return line;
    const [, colons, kind, title] =
      /^[ \t]*(:{3,})[ \t]*([a-z][a-z-]*)[ \t]+([^{[\s].*)$/i.exec(line.text) ??
      /^[ \t]*(:{3,})[ \t]+([a-z][a-z-]*)()$/i.exec(line.text) ??
      [];
    return colons && kind
      ? { ...line, text: `${colons}${kind.toLowerCase()}${bracketed(title ?? '')}` }
      : line;
  });
}
