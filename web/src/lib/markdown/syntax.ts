import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown, mathToMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import type { Root } from 'mdast';

/** Only directives that are blocks count: "at 10:30" is a time. */
const blockDirectives = () => ({ flow: directive().flow ?? {} });

const directiveWords = () => {
  const extension = directiveToMarkdown();
  return { ...extension, unsafe: (extension.unsafe ?? []).filter(({ atBreak }) => atBreak) };
};

/** The syntax tree of a text: CommonMark, GFM, maths and directives; nothing of it is markup yet. */
export const treeOf = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfm(), math(), blockDirectives()],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown(), directiveFromMarkdown()],
  });

/** A syntax tree as a text that reads back as the same tree, as far as Markdown can say it. */
export const textOf = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown(), directiveWords()],
  });
