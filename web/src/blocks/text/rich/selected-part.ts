import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/** The part of the text that the cursor is in or on and that has something to be set beside it. */
export type SelectedPart = {
  type: 'image' | 'inlineMath' | 'blockMath' | 'codeBlock' | 'callout' | 'table' | 'link';
  pos: number;
  attrs: Record<string, unknown>;
};

const around = ['codeBlock', 'callout', 'table'] as const;
const alone = ['image', 'inlineMath', 'blockMath'] as const;

const partOf = (node: Node, pos: number, types: readonly SelectedPart['type'][]) => {
  const type = types.find((name) => name === node.type.name);
  return type ? { type, pos, attrs: node.attrs } : null;
};

export function selectedPart(editor: Editor): SelectedPart | null {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection) return partOf(selection.node, selection.from, alone);
  for (let depth = selection.$from.depth; depth > 0; depth -= 1) {
    const part = partOf(selection.$from.node(depth), selection.$from.before(depth), around);
    if (part?.type !== 'codeBlock' && editor.isActive('link')) break;
    if (part) return part;
  }
  return editor.isActive('link')
    ? { type: 'link', pos: selection.from, attrs: editor.getAttributes('link') }
    : null;
}

/** Sets one thing of a part where it is; what is selected stays selected. */
export const setPart = (editor: Editor, pos: number, name: string, value: unknown): void =>
  editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, name, value));

/**
 * The cursor to the text at once. The editor's own command waits for the next frame, and by then the
 * field that the keyboard was in may be gone: what is typed meanwhile would be lost.
 */
export const focusText = (editor: Editor): void => editor.view.focus();

/** Back into the text, behind the part; where nothing can be written there, on a new line. */
export function leavePart(editor: Editor): void {
  focusText(editor);
  const { to, $to } = editor.state.selection;
  const { tr, schema } = editor.state;
  if (!$to.parent.inlineContent && !$to.nodeAfter?.isTextblock)
    tr.insert(to, schema.nodes['paragraph']?.create() ?? []);
  const $place = tr.doc.resolve($to.parent.inlineContent ? to : to + 1);
  editor.view.dispatch(tr.setSelection(TextSelection.near($place)).scrollIntoView());
}
