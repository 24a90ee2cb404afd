import type { PhrasingContent, RootContent } from 'mdast';
import type { Nodes } from 'mdast';
import { hiddenCharacters } from '#web/lib/markdown/from-markdown.ts';

/** A formula as MathJax and the TeX filter find it, not longer than a text may have one. */
const formula =
  /\\\(([^]{1,2000}?)\\\)|\$\$([^]{1,2000}?)\$\$|\\\[([^]{1,2000}?)\\\]|\[tex\]([^]{1,2000}?)\[\/tex\]/gi;

/** What stands between single dollars on one line, close to them, where none of the two belongs to a word or a price. */
const betweenDollars =
  /(?<![\p{L}\p{N}\\$])\$(?![\s$])([^$\n]{1,200}?)(?<![\s\\])\$(?![\p{L}\p{N}$])/gu;

const command = /\\[a-z]/i;
const raised = /\^|_(?:\{|[\p{L}\p{N}](?![\p{L}\p{N}_]))/u;
const words = /(?:^|\s)\p{L}{2,}(?:\s|$)/u;
const isOfLetters = (text: string) =>
  /^[\p{L}\p{N}\s+\-*/=<>(),.|!':;\u2212\u00B1\u00B7\u00D7\u2260\u2264\u2265]+$/u.test(text) &&
  /\p{L}/u.test(text) &&
  !/\p{L}{2}/u.test(text);
const isNumber = (text: string) => /^[-\u2212]?\d+(?:[.,]\d+)?$/.test(text);

/**
 * Whether what stands between dollars can only be LaTeX. No program that exports questions writes formulas so, since
 * MathJax leaves single dollars alone; people and assistants who fill in a table do, beside prices.
 */
const isLatex = (text: string): boolean =>
  command.test(text) ||
  (raised.test(text) && !words.test(text)) ||
  isOfLetters(text) ||
  isNumber(text);

/** The formulas of a text between the signs that all programs know. */
function withDollarsAsSigns(text: string, noteRead: (found: string) => void): string {
  return text.replace(betweenDollars, (found: string, latex: string) => {
    if (!isLatex(latex)) return found;
    noteRead(found);
    return String.raw`\(${latex}\)`;
  });
}

/** Tags that may stand within two signs of a formula only because they are none of it. */
const tag =
  /<(?!\/?(?:p|div|br|span|li|ul|ol|td|tr|th|table|tbody|thead|img|strong|em|b|i|u|sub|sup|a|h[1-6]|pre|code)(?=[\s>/]))/gi;

/** Escapes the signs for "less than" in formulas of a text in HTML, which a parser would take for tags. */
export const withoutFalseTags = (html: string): string =>
  html.replace(formula, (found) => found.replace(tag, '&lt;'));

/** Whether a text may hold a formula at all. */
export const mayHoldFormula = (text: string): boolean => /\\[([]|\$\$|\[tex\]/i.test(text);

const isDisplay = ([, inline, , , tex]: RegExpMatchArray) =>
  inline === undefined && tex === undefined;

/** The formulas of a text among its words; `display`: one that would stand on a line of its own. */
function split(value: string): { nodes: PhrasingContent[]; display: string | null } {
  const nodes: PhrasingContent[] = [];
  let from = 0;
  let display: string | null = null;
  for (const match of value.matchAll(formula)) {
    const latex = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim();
    if (!latex) continue;
    if (match.index > from) nodes.push({ type: 'text', value: value.slice(from, match.index) });
    nodes.push({ type: 'inlineMath', value: latex });
    from = match.index + match[0].length;
    if (isDisplay(match)) display = latex;
  }
  if (from < value.length) nodes.push({ type: 'text', value: value.slice(from) });
  const said = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return { nodes, display: said.length === 1 ? display : null };
}

type Heard = {
  /** Hears of hidden characters. */
  hidden: () => void;
  /** Hears of what is read as a formula between single dollars; null: those are the text's own affair. */
  dollars: ((found: string) => void) | null;
};

/** Blocks with their formulas as formulas, and without hidden characters. */
export function withFormulas<N extends Nodes>(children: N[], heard: Heard): N[] {
  return children.flatMap((given): Nodes[] => {
    const node: Nodes = given;
    if ('value' in node && typeof node.value === 'string') {
      const clean = node.value.replace(hiddenCharacters, '');
      if (clean !== node.value) heard.hidden();
      node.value = clean;
    }
    if (node.type === 'image') node.alt = node.alt?.replace(hiddenCharacters, '') ?? null;
    if (node.type === 'text' && heard.dollars)
      node.value = withDollarsAsSigns(node.value, heard.dollars);
    if (node.type === 'text') return split(node.value).nodes;
    if (node.type === 'paragraph' && node.children.length === 1) {
      const [only] = node.children;
      const display = only?.type === 'text' ? split(only.value).display : null;
      if (display !== null) return [{ type: 'math', value: display } satisfies RootContent];
    }
    if ('children' in node) node.children = withFormulas(node.children as Nodes[], heard) as never;
    return [node];
  }) as N[];
}

const annotation =
  /<annotation\b[^>]*encoding="(?:application\/x-tex|latex|TeX)"[^>]*>([^]{1,2000}?)<\/annotation>/i;

/** Formulas that an editor wrote as MathML, by the LaTeX that they carry; `noteLost` hears of those that carry none. */
export function withoutMathMl(html: string, noteLost: () => void): string {
  if (!/<math\b|math-tex|Wirisformula|\u00ABmath/i.test(html)) return html;
  return html
    .replace(/<math\b[^]{0,20000}?<\/math>/gi, (found) => {
      const [, latex] = annotation.exec(found) ?? [];
      if (latex !== undefined) return String.raw`\(${latex}\)`;
      noteLost();
      return found.replace(/<[^<>]*>/g, ' ');
    })
    .replace(/<img\b[^<>]*Wirisformula[^<>]*>/gi, (found) => {
      noteLost();
      return /\balt="([^"]*)"/i.exec(found)?.[1] ?? '';
    })
    .replace(/\u00ABmath\b[^]{0,20000}?\u00AB\/math\u00BB/gi, (found) => {
      noteLost();
      return found.replace(/\u00AB[^\u00AB\u00BB]*\u00BB/g, ' ');
    });
}
