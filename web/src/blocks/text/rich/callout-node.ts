import { Node, wrappingInputRule } from '@tiptap/core';
import { calloutKinds } from '#shared/schemas/rich-text.ts';

export type CalloutKind = (typeof calloutKinds)[number];

export const calloutKindOf = (value: unknown): CalloutKind =>
  calloutKinds.find((kind) => kind === value) ?? 'note';

/** A callout, for what the reader shall not miss; typed as `!tip ` at the beginning of a line. */
export const CalloutNode = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | list | codeBlock | blockMath)+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element) => calloutKindOf(element.getAttribute('data-callout')),
      renderHTML: ({ kind }) => ({ 'data-callout': String(kind) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^!(note|tip|warning|important)\s$/,
        type: this.type,
        getAttributes: ([, kind]) => ({ kind }),
      }),
    ];
  },
});
