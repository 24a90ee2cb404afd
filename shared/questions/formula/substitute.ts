import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { LocalizedRichText, RichText } from '#shared/schemas/rich-text.ts';

type Values = ReadonlyMap<string, string>;

const inText = /\{([A-Za-z][A-Za-z0-9]*)\}/g;
const inFormula = /\{\{([A-Za-z][A-Za-z0-9]*)\}\}/g;

/** What stands for a value is replaced by it; names that nobody declared stay as they are. */
const replaced = (text: string, names: RegExp, values: Values) =>
  text.replaceAll(names, (whole, name: string) => values.get(name) ?? whole);

function inNode(node: AnyNode, values: Values): AnyNode {
  const { text, attrs, content } = node;
  return {
    ...node,
    ...(text === undefined ? {} : { text: replaced(text, inText, values) }),
    ...(attrs === undefined || typeof attrs['latex'] !== 'string'
      ? {}
      : { attrs: { ...attrs, latex: replaced(attrs['latex'], inFormula, values) } }),
    ...(content === undefined ? {} : { content: content.map((one) => inNode(one, values)) }),
  };
}

/** A text with values where it names variables. */
export const substitute = (text: LocalizedRichText, values: Values): LocalizedRichText => ({
  ...(text.en && { en: inNode(text.en, values) as RichText }),
  ...(text.es && { es: inNode(text.es, values) as RichText }),
});
