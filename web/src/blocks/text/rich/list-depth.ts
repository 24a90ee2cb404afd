import { Extension } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';

/** The depth to which lists nest: within a table, a quote or a callout less than in the text itself. */
export const deepest = { alone: 4, within: 2 };

/** The number of lists around a place, and the limit. */
export function listDepth($at: ResolvedPos): { depth: number; most: number } {
  const around = Array.from({ length: $at.depth }, (_, at) => $at.node(at + 1).type.name);
  const depth = around.filter((name) => name === 'bulletList' || name === 'orderedList').length;
  const within = around.some((name) => ['table', 'blockquote', 'callout'].includes(name));
  return { depth, most: within ? deepest.within : deepest.alone };
}

/** Tab goes no deeper into a list than can be stored. */
export const ListDepth = Extension.create({
  name: 'listDepth',
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Tab: () => {
        const { depth, most } = listDepth(this.editor.state.selection.$from);
        return depth >= most && this.editor.can().sinkListItem('listItem');
      },
    };
  },
});
