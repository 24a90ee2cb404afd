import type { Editor } from '@tiptap/react';

/** Puts plain text where the cursor stands; each of its lines is a paragraph. */
export function insertTyped(editor: Editor, text: string): void {
  if (text === '') return;
  let chain = editor.chain();
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) chain = chain.splitBlock();
    if (line !== '') chain = chain.insertContent({ type: 'text', text: line });
  }
  chain.run();
}
