import type { Editor, JSONContent } from '@tiptap/core';

/** Puts another text into the editor by changing only what differs, so that cursor and steps back stay. */
export function applyDocument(editor: Editor, content: JSONContent): void {
  const next = editor.schema.nodeFromJSON(content);
  const { doc } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  if (start === null) return;
  const end = doc.content.findDiffEnd(next.content);
  if (end === null) return;
  // If the same letters stand on both sides of a change, the two ends may have passed each other.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = next.slice(start, end.b + overlap);
  const change = editor.state.tr.replace(start, end.a + overlap, slice);
  // Tiptap's own answer to deleting everything would make a paragraph of an empty block of code.
  const kept = 'preventClearDocument';
  if (change.doc.eq(next))
    editor.view.dispatch(change.setMeta('addToHistory', false).setMeta(kept, true));
  else editor.chain().setMeta(kept, true).setContent(content, { emitUpdate: false }).run();
}
