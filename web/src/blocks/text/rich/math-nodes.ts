import { InputRule, Node, type NodeViewRenderer } from '@tiptap/core';
import { drawFormula } from '#web/lib/math/draw-formula.ts';

const latexAttribute = {
  latex: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '',
    renderHTML: ({ latex }: Record<string, unknown>) => ({ 'data-latex': String(latex) }),
  },
};

/** Draws the formula in the text while it is typed; as it is written where it cannot be drawn. */
const drawn =
  (display: boolean): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement(display ? 'div' : 'span');
    dom.className = display ? 'formula formula-display' : 'formula';
    let shown = node;
    const draw = () => {
      const latex = String(shown.attrs['latex']);
      const problem = latex === '' ? '' : drawFormula(dom, latex, display);
      if (problem === null) return;
      dom.replaceChildren(latex === '' ? '∑' : latex);
    };
    draw();
    return {
      dom,
      update: (next) => {
        if (next.type !== shown.type) return false;
        const changed = next.attrs['latex'] !== shown.attrs['latex'];
        shown = next;
        if (changed) draw();
        return true;
      },
      ignoreMutation: () => true,
    };
  };

/** A formula within a line; typed between dollar signs. */
export const InlineMathNode = Node.create({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'span[data-latex]' }],
  renderHTML: ({ HTMLAttributes, node }) => ['span', HTMLAttributes, String(node.attrs['latex'])],
  addNodeView: () => drawn(false),
  addInputRules() {
    return [
      new InputRule({
        find: /(?:^|\s)\$([^\s$](?:[^$]*[^\s$])?)\$$/,
        handler: ({ state, range, match: [whole, latex = ''] }) => {
          const from = range.from + (whole.startsWith('$') ? 0 : 1);
          state.tr.replaceWith(from, range.to, this.type.create({ latex }));
        },
      }),
    ];
  },
});

/** A formula on a line of its own; typed as `$$ ` at its beginning. */
export const BlockMathNode = Node.create({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addAttributes: () => latexAttribute,
  parseHTML: () => [{ tag: 'div[data-latex]' }],
  renderHTML: ({ HTMLAttributes, node }) => ['div', HTMLAttributes, String(node.attrs['latex'])],
  addNodeView: () => drawn(true),
  addInputRules() {
    return [
      new InputRule({
        find: /^\$\$\s$/,
        handler: ({ range, chain }) => {
          chain().deleteRange(range).insertContent({ type: this.name }).run();
        },
      }),
    ];
  },
});
