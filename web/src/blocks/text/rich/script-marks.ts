import { Mark } from '@tiptap/core';

/** One of two marks of which a letter has only one; the keys are those of other editors. */
const scriptMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Marks for text that is lower (H₂O) or higher (10³) than its line. */
export const scriptMarks = [
  scriptMark('subscript', 'sub', 'Mod-,'),
  scriptMark('superscript', 'sup', 'Mod-.'),
];
