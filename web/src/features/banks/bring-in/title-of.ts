import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import {
  inLanguage,
  languages,
  type Language,
  type LocalizedText,
} from '#shared/policies/languages.ts';
import type { ReadQuestion } from '../formats/types.ts';

const most = 90;

/** What a question is called in a report: its name, else the first words of its stem. */
export function titleOf(
  { head, content }: ReadQuestion,
  language: Language,
): {
  text: string;
  lang?: string | undefined;
} {
  if (head.name !== null) return { text: head.name };
  const words: LocalizedText = {};
  for (const one of languages) {
    const document = content.stem[one];
    if (!document) continue;
    const text = [...nodesOf(document)].map((node) => node.text ?? '').join(' ');
    const short = text.replace(/\s+/g, ' ').trim();
    words[one] = short.length > most ? `${short.slice(0, most).toWellFormed()}…` : short;
  }
  return inLanguage(words, language);
}
