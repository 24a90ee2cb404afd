import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const spans = {
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: (cell: HTMLElement) => spanOf(cell, 'colspan', 20) },
    rowspan: { default: 1, parseHTML: (cell: HTMLElement) => spanOf(cell, 'rowspan', 100) },
  }),
  content: '(paragraph | list)+',
};

function spanOf(cell: HTMLElement, name: string, most: number): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return span >= 1 && span <= most ? span : 1;
}

/** A table of cells alone: no widths, no styles. Tab goes through it and out of it. */
export const tableNodes = [
  Table.extend({
    renderHTML: () => ['div', { class: 'table-frame' }, ['table', ['tbody', 0]]],
    addNodeView: () => null,
    addKeyboardShortcuts() {
      return {
        Tab: () => this.editor.commands.goToNextCell(),
        'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
      };
    },
  }),
  TableRow,
  TableCell.extend(spans),
  TableHeader.extend(spans),
];
