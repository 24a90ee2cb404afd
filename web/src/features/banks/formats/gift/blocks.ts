import { withoutGaps } from '../moodle/cloze-text.ts';

/** A paragraph of a file: a question, or an order to change the category. */
export type Block =
  | {
      kind: 'question';
      line: number;
      text: string;
      tags: string[];
      id: string | null;
      language: string | null;
    }
  | { kind: 'category'; line: number; path: string };

const heads = /^\s*(?:::|\$CATEGORY:)/;

type Line = {
  text: string;
  /** The braces of the line, but escaped ones and those of Moodle's gaps. */
  braces: string;
  isComment: boolean;
  isBlank: boolean;
};

/** A formula from its sign to its end on one line: braces in it are none of the format. */
const formula = /\\{1,2}\([^\n]{1,2000}?\\{1,2}\)|\$\$[^\n$]{1,2000}?\$\$/g;

const lineOf = (text: string): Line => {
  // Language models put fences of Markdown around a file.
  const isComment = /^\s*(\/\/|```[a-z]*\s*$)/i.test(text);
  const braces = isComment
    ? ''
    : withoutGaps(text.replace(formula, '')).replace(/\\./g, '').replace(/[^{}]/g, '');
  return { text, braces, isComment, isBlank: text.trim() === '' };
};

const marked = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(String.raw`\[${name}:((?:[^\]\\]|\\.){1,200})\]`, 'g'))].map(
    ([, value = '']) => value.replace(/\\(.)/g, '$1').trim(),
  );

/**
 * Parts a file into its paragraphs. A blank line parts two, but within braces that end before others begin; and where
 * somebody forgot the blank line, a name or a line after the closing brace begins the next.
 */
export function blocksOf(file: string): Block[] {
  const lines = file.split('\n').map(lineOf);
  /** For each line, the first brace and the first head of a question from there on. */
  const nextBrace: string[] = Array.from({ length: lines.length + 1 }, () => '');
  const headFirst: boolean[] = Array.from({ length: lines.length + 1 }, () => false);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { braces, text, isComment } = lines[at] as Line;
    const isHead = !isComment && heads.test(text);
    nextBrace[at] = braces[0] ?? nextBrace[at + 1] ?? '';
    headFirst[at] = isHead || (braces === '' && (headFirst[at + 1] ?? false));
  }
  /** Whether the braces that are open end before anything else begins. */
  const goesOn = (at: number) => nextBrace[at] === '}' && !headFirst[at];

  const blocks: Block[] = [];
  let here: { line: number; texts: string[] } | null = null;
  let about = '';
  let isOpen = false;
  let isAnswered = false;
  const end = () => {
    if (here) {
      const text = here.texts.join('\n').trim();
      if (text !== '')
        blocks.push({
          kind: 'question',
          line: here.line,
          text,
          tags: marked(about, 'tag'),
          id: marked(about, 'id')[0] ?? null,
          language: marked(about, 'lang')[0] ?? null,
        });
      about = '';
    }
    here = null;
    isOpen = false;
    isAnswered = false;
  };
  for (const [at, { text, braces, isComment, isBlank }] of lines.entries()) {
    if (isComment) {
      if (isAnswered && !isOpen) end();
      about += text;
      continue;
    }
    if (isBlank) {
      if (!isOpen) {
        end();
      } else if (goesOn(at)) here?.texts.push('');
      else end();
      continue;
    }
    const [, path] = /^\s*\$CATEGORY:(.*)$/.exec(text) ?? [];
    if (path !== undefined && !(isOpen && goesOn(at))) {
      end();
      blocks.push({ kind: 'category', line: at + 1, path: path.trim() });
      about = '';
      continue;
    }
    const isHead = heads.test(text);
    if (
      here &&
      ((isAnswered && !isOpen && (isHead || braces.includes('{'))) ||
        (isOpen && isHead && !goesOn(at)))
    )
      end();
    here ??= { line: at + 1, texts: [] };
    here.texts.push(text);
    for (const brace of braces) {
      if (brace === '{') isOpen = true;
      else if (isOpen) {
        isOpen = false;
        isAnswered = true;
      }
    }
  }
  end();
  return blocks;
}
