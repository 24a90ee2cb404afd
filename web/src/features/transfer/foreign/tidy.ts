import type { Tally } from '#web/lib/markdown/losses.ts';
import { fromAdmonitions } from './admonitions.ts';
import { fromKramdownBoxes } from './kramdown-boxes.ts';
import { changeLines, type Line } from './lines.ts';
import { fromMdx } from './mdx.ts';
import { fromObsidian } from './obsidian.ts';
import { fromTemplating } from './templating.ts';

/** `\(x\)` and `\[x\]`, as other programs write formulas. */
const fromLatex = (lines: readonly Line[]): Line[] =>
  changeLines(lines, (text) =>
    text
      .replace(/\\\\\(\s(.+?)\s\\\\\)/g, (_, latex: string) => `$${latex.trim()}$`)
      .replace(/\\{1,2}\((?=\S)(.+?)\\{1,2}\)/g, (_, latex: string) => `$${latex.trim()}$`)
      .replace(/^[ \t]*\\{1,2}\[(.+)\\{1,2}\][ \t]*$/, (_, latex: string) => `$$${latex.trim()}$$`)
      .replace(/^[ \t]*\\{1,2}[[\]][ \t]*$/, '$$$$'),
  );

/** Notes within the line, `^[words]`, as notes at the end. */
function fromInlineNotes(lines: readonly Line[]): Line[] {
  const notes: Line[] = [];
  const texts = changeLines(lines, (text, at) =>
    text.replace(/\^\[([^\][]+)\]/g, (_, words: string) => {
      notes.push({ text: '', at }, { text: `[^inline-${notes.length}]: ${words}`, at });
      return `[^inline-${notes.length - 2}]`;
    }),
  );
  return [...texts, ...notes];
}

/** A formula on a line of its own needs its signs on lines of their own. */
const withDisplayMaths = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const [, latex] = /^\$\$(.+)\$\$$/.exec(line.text.trim()) ?? [];
    return latex === undefined || latex.includes('$$')
      ? [line]
      : ['$$', latex, '$$'].map((text) => ({ ...line, text }));
  });

export type Flavor = { templated: boolean; mdx: boolean };

/**
 * Turns what other programs add to Markdown into Markdown's own words; every line keeps the number that it has in its
 * file.
 */
export function tidy(lines: readonly Line[], flavor: Flavor, tally: Tally): Line[] {
  const plain = flavor.mdx ? fromMdx(lines, tally) : lines;
  const framed = flavor.templated ? fromKramdownBoxes(plain) : plain;
  const filled = fromTemplating(framed, tally, flavor.templated);
  const boxed = fromAdmonitions(filled);
  return withDisplayMaths(fromLatex(fromInlineNotes(fromObsidian(boxed, tally))));
}
