import type { Language } from '#shared/policies/languages.ts';
import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { LocalizedRichText, RichText } from '#shared/schemas/rich-text.ts';

/** Values by name, with a decimal point. */
type Values = ReadonlyMap<string, string>;

const inText = /\{([A-Za-z][A-Za-z0-9]*)\}/g;
const inFormula = /\{\{([A-Za-z][A-Za-z0-9]*)\}\}/g;

/** The decimal sign of a language in words and in formulas, where braces keep it from being a comma of a list. */
const signs: Record<Language, { text: string; latex: string }> = {
  en: { text: '.', latex: '.' },
  es: { text: ',', latex: '{,}' },
};

/** What stands for a value is replaced by it; names that nobody declared stay as they are. */
const replaced = (text: string, names: RegExp, values: Values, sign: string) =>
  text.replaceAll(names, (whole, name: string) => values.get(name)?.replace('.', sign) ?? whole);

/** Programs write their numbers with a point in every language. */
const isCode = ({ type, marks }: AnyNode) =>
  type === 'codeBlock' || (marks?.some((mark) => mark.type === 'code') ?? false);

function inNode(node: AnyNode, values: Values, language: Language, within = false): AnyNode {
  const { text, attrs, content } = node;
  const code = within || isCode(node);
  const sign = code ? '.' : signs[language].text;
  return {
    ...node,
    ...(text === undefined ? {} : { text: replaced(text, inText, values, sign) }),
    ...(attrs === undefined || typeof attrs['latex'] !== 'string'
      ? {}
      : {
          attrs: {
            ...attrs,
            latex: replaced(attrs['latex'], inFormula, values, signs[language].latex),
          },
        }),
    ...(content === undefined
      ? {}
      : { content: content.map((one) => inNode(one, values, language, code)) }),
  };
}

/** A text with values where it names variables, written as its language writes numbers. */
export const substitute = (text: LocalizedRichText, values: Values): LocalizedRichText => ({
  ...(text.en && { en: inNode(text.en, values, 'en') as RichText }),
  ...(text.es && { es: inNode(text.es, values, 'es') as RichText }),
});
