import { codeLines, type Line } from './lines.ts';

const bracketed = (title: string) => {
  const plain = title
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\[(.*)\]$/, '$1');
  return plain ? `[${plain.replace(/([[\]])/g, '\\$1')}]` : '';
};

/**
 * `!!! note "Title"` with what is indented below it, as a container between colons; a tab, `=== "Name"`, as its name
 * and its words.
 */
function indented(lines: readonly Line[]): Line[] {
  const isCode = codeLines(lines);
  const result: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const [, kind, title = ''] =
      /^(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)(?:[ \t]+[a-z -]*)?[ \t]*(".*")?[ \t]*$/i.exec(line.text) ??
      [];
    const [, tab] = /^===[!+]?[ \t]+"(.+)"[ \t]*$/.exec(line.text) ?? [];
    if ((kind === undefined && tab === undefined) || isCode[index]) {
      result.push(line);
      continue;
    }
    const inside: Line[] = [];
    while (index + 1 < lines.length && /^( {4}|\t|[ \t]*$)/.test(lines[index + 1]?.text ?? '')) {
      index += 1;
      const { text, at } = lines[index] as Line;
      inside.push({ at, text: text.replace(/^( {4}|\t)/, '') });
    }
    const last = inside.at(-1)?.at ?? line.at;
    const [begin, end] =
      kind === undefined
        ? [`**${tab}**`, '']
        : [`:::${kind.toLowerCase()}${bracketed(title)}`, ':::'];
    result.push({ ...line, text: begin });
    if (kind === undefined) result.push({ ...line, text: '' });
    result.push(...indented(inside), { at: last, text: end }, { at: last, text: '' });
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
