import { languages } from '#shared/policies/languages.ts';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';

const longest = 160;

/** The first words of a stem without its markup, in the languages that it has; formulas stand as they are written. */
export function firstWords({ stem }: QuestionContent): { en?: string; es?: string } {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const document = stem[language];
      if (!document) return [];
      const text = [...nodesOf(document)]
        .map(({ type, text: words, attrs }) =>
          type === 'text'
            ? (words ?? '')
            : type === 'inlineMath'
              ? String(attrs?.latex)
              : type === 'blockMath'
                ? ` ${String(attrs?.latex)} `
                : ' ',
        )
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return text === '' ? [] : [[language, cut(text)]];
    }),
  );
}

/** Cut behind a whole word, where there is one, and never within a letter. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const part = text.slice(0, longest);
  const end = part.lastIndexOf(' ');
  return (end > longest / 2 ? part.slice(0, end) : part).toWellFormed().replace(/\uFFFD$/, '');
}
