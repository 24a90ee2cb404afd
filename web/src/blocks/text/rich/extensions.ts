import type { Extensions } from '@tiptap/core';
import { CodeBlockLowlight } from '@tiptap/extension-code-block-lowlight';
import { StarterKit } from '@tiptap/starter-kit';
import { lowlight } from '#web/lib/code/every-language.ts';
import { CalloutNode } from './callout-node.ts';
import { LinkMark } from './link-mark.ts';
import { ListDepth } from './list-depth.ts';
import { BlockMathNode, InlineMathNode } from './math-nodes.ts';
import { scriptMarks } from './script-marks.ts';
import { tableNodes } from './table-nodes.ts';

const startOf = (list: HTMLElement) => {
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10);
  return start >= 0 && start <= 100_000 ? start : 1;
};

/** The usual nodes allow more than the stored form (`shared/schemas/rich-text.ts`), which is stricter. */
const narrower: Record<string, object> = {
  blockquote: { content: '(paragraph | list)+' },
  listItem: { content: '(paragraph | list)+' },
  orderedList: { addAttributes: () => ({ start: { default: 1, parseHTML: startOf } }) },
  // Other marks may lie over it.
  code: { excludes: '' },
};

const Basics = StarterKit.extend({
  addExtensions() {
    const basics = this.parent?.() ?? [];
    return basics.map((one) => {
      const changes = narrower[one.name];
      return changes ? one.extend(changes) : one;
    });
  },
});

/** Nodes and marks of a lesson's text, as `shared/schemas/rich-text.ts` stores them. Pictures come with the editor. */
export const textExtensions: Extensions = [
  Basics.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: false,
    underline: false,
    trailingNode: false,
    dropcursor: { class: 'drop-cursor', color: false },
  }),
  CodeBlockLowlight.extend({
    addAttributes: () => ({
      language: {
        default: null,
        parseHTML: (element: HTMLElement) => {
          const names = element.firstElementChild?.className ?? '';
          return /(?:^|\s)language-([\w+#.-]{1,30})/.exec(names)?.[1] ?? null;
        },
        rendered: false,
      },
    }),
  }).configure({ lowlight }),
  LinkMark,
  ...scriptMarks,
  CalloutNode,
  InlineMathNode,
  BlockMathNode,
  ListDepth,
  ...tableNodes,
];
