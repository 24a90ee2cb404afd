import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { calloutKinds } from '#shared/schemas/rich-text.ts';

/** Actions that only the page around the editor can take. */
export type Asks = { picture: () => void; link: () => void };

export type ActionName =
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bold'
  | 'italic'
  | 'strike'
  | 'subscript'
  | 'superscript'
  | 'code'
  | 'link'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | `callout.${(typeof calloutKinds)[number]}`
  | 'table'
  | 'codeBlock'
  | 'inlineMath'
  | 'blockMath'
  | 'image'
  | 'horizontalRule'
  | 'undo'
  | 'redo';

export type Action = {
  name: ActionName;
  run: (editor: Editor, asks: Asks) => void;
  /** Whether it holds where the cursor is; without it, the action is done once. */
  active?: (editor: Editor) => boolean;
  able?: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3 | 4): Action => ({
  name: `heading${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  active: (editor) => editor.isActive('heading', { level }),
  able: (editor) => editor.can().toggleHeading({ level }),
});

const mark = (
  name: 'bold' | 'italic' | 'strike' | 'subscript' | 'superscript' | 'code',
): Action => ({
  name,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  active: (editor) => editor.isActive(name),
  able: (editor) => editor.can().toggleMark(name),
});

/** Puts a node in and selects it, so that what it says can be written at once. */
export function insertSelected(editor: Editor, type: string, attrs: Record<string, unknown>): void {
  editor
    .chain()
    .command(({ tr, state, dispatch }) => {
      const node = state.schema.nodes[type]?.create(attrs);
      if (!node) return false;
      tr.replaceSelectionWith(node);
      // Behind what was put in: a line may have been split for it.
      let at = tr.selection.$from.pos;
      while (at >= 0 && tr.doc.nodeAt(at) !== node) at -= 1;
      if (at < 0) return false;
      tr.setSelection(NodeSelection.create(tr.doc, at));
      dispatch?.(tr);
      return true;
    })
    .run();
}

const callout = (kind: (typeof calloutKinds)[number]): Action => ({
  name: `callout.${kind}`,
  run: (editor) =>
    editor.isActive('callout', { kind })
      ? editor.chain().focus().lift('callout').run()
      : editor.isActive('callout')
        ? editor.chain().focus().updateAttributes('callout', { kind }).run()
        : editor.chain().focus().wrapIn('callout', { kind }).run(),
  active: (editor) => editor.isActive('callout', { kind }),
  able: (editor) => editor.isActive('callout') || editor.can().wrapIn('callout', { kind }),
});

const has = (editor: Editor, type: string) => {
  const { $from } = editor.state.selection;
  const node = editor.schema.nodes[type];
  const place = $from.parent.inlineContent ? -1 : 0;
  const parent = $from.node(Math.max(0, $from.depth + place));
  return node !== undefined && parent.canReplaceWith(0, 0, node);
};

const all: Action[] = [
  heading(2),
  heading(3),
  heading(4),
  mark('bold'),
  mark('italic'),
  mark('strike'),
  mark('subscript'),
  mark('superscript'),
  mark('code'),
  {
    name: 'link',
    run: (_, asks) => asks.link(),
    active: (editor) => editor.isActive('link'),
    able: (editor) => !editor.isActive('codeBlock'),
  },
  {
    name: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
    able: (editor) => editor.can().toggleBulletList(),
  },
  {
    name: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
    able: (editor) => editor.can().toggleOrderedList(),
  },
  {
    name: 'blockquote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    active: (editor) => editor.isActive('blockquote'),
    able: (editor) => editor.can().toggleBlockquote(),
  },
  ...calloutKinds.map(callout),
  {
    name: 'table',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3 }).run(),
    able: (editor) => has(editor, 'table'),
  },
  {
    name: 'codeBlock',
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    active: (editor) => editor.isActive('codeBlock'),
    able: (editor) => editor.can().toggleCodeBlock(),
  },
  {
    name: 'inlineMath',
    run: (editor) => insertSelected(editor, 'inlineMath', { latex: '' }),
    able: (editor) => !editor.isActive('codeBlock'),
  },
  {
    name: 'blockMath',
    run: (editor) => insertSelected(editor, 'blockMath', { latex: '' }),
    able: (editor) => has(editor, 'blockMath'),
  },
  { name: 'image', run: (_, asks) => asks.picture(), able: (editor) => has(editor, 'image') },
  {
    name: 'horizontalRule',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    able: (editor) => has(editor, 'horizontalRule'),
  },
  {
    name: 'undo',
    run: (editor) => editor.chain().focus().undo().run(),
    able: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    run: (editor) => editor.chain().focus().redo().run(),
    able: (editor) => editor.can().redo(),
  },
];

const byName = new Map(all.map((action) => [action.name, action]));
const pick = (...names: ActionName[]) => names.flatMap((name) => byName.get(name) ?? []);

/** The toolbar in groups. */
export const toolbarGroups: Action[][] = [
  pick('heading2', 'heading3', 'heading4'),
  pick('bold', 'italic', 'strike', 'subscript', 'superscript', 'code', 'link'),
  pick('bulletList', 'orderedList', 'blockquote', 'callout.note'),
  pick('table', 'image', 'codeBlock', 'inlineMath', 'blockMath', 'horizontalRule'),
  pick('undo', 'redo'),
];

/** The actions that `/` offers: everything on lines of its own, and the formula within one. */
export const slashActions: Action[] = pick(
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'table',
  'image',
  'codeBlock',
  'blockMath',
  'inlineMath',
  'callout.note',
  'callout.tip',
  'callout.warning',
  'callout.important',
  'blockquote',
  'horizontalRule',
);
