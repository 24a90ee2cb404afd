import type { RichText, RichTextInline, RichTextNode } from '#shared/schemas/rich-text.ts';

type Paragraph = Extract<RichTextNode, { type: 'paragraph' }>;
type List = Extract<RichTextNode, { type: 'bulletList' | 'orderedList' }>;

const inlineMark = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const bullet = /^- (.+)$/;
const numbered = /^\d+\. (.+)$/;
const heading = /^(#{3,5}) (.+)$/;

function inlines(line: string): RichTextInline[] {
  const found: RichTextInline[] = [];
  let at = 0;
  const plain = (text: string) => {
    if (text !== '') found.push({ type: 'text', text });
  };
  for (const match of line.matchAll(inlineMark)) {
    const [whole, code, bold, italic, label, href] = match;
    plain(line.slice(at, match.index));
    if (code) found.push({ type: 'text', text: code, marks: [{ type: 'code' }] });
    else if (bold) found.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] });
    else if (italic) found.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] });
    else if (label && href)
      found.push({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] });
    at = match.index + whole.length;
  }
  plain(line.slice(at));
  return found;
}

const paragraph = (line: string): Paragraph => ({ type: 'paragraph', content: inlines(line) });

function list(type: List['type'], lines: string[], item: RegExp): List {
  const texts = lines.map((line) => item.exec(line)?.[1] ?? line);
  return {
    type,
    content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
  };
}

/** One run of lines without a blank between them. */
function block(lines: string[]): RichTextNode {
  const [first = ''] = lines;
  const title = heading.exec(first);
  if (title?.[1] && title[2]) {
    const level = (title[1].length - 1) as 2 | 3 | 4;
    return { type: 'heading', attrs: { level }, content: inlines(title[2]) };
  }
  if (first.startsWith('```')) {
    const text = lines.slice(1, -1).join('\n');
    return {
      type: 'codeBlock',
      attrs: { language: first.slice(3) || null },
      content: [{ type: 'text', text }],
    };
  }
  if (bullet.test(first)) return list('bulletList', lines, bullet);
  if (numbered.test(first)) return list('orderedList', lines, numbered);
  if (first.startsWith('> '))
    return { type: 'blockquote', content: lines.map((line) => paragraph(line.slice(2))) };
  return paragraph(lines.join(' '));
}

/** Runs of lines: a blank line ends one, but not within a fence of code. */
function blocks(source: string): string[][] {
  const runs: string[][] = [[]];
  let fenced = false;
  for (const line of source.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    if (line === '' && !fenced) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs.filter((run) => run.length > 0);
}

/**
 * A lesson's text from a small part of Markdown: headings from the third level on (drawn from the
 * second, below the lesson's title), paragraphs, lists, quotes, fences of code; bold, italic, code, links.
 */
export const richText = (source: string): RichText => ({
  type: 'doc',
  content: blocks(source).map(block),
});
