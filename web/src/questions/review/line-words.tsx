import type { LocalizedText } from '#shared/policies/languages.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

/** A line of a question in the reader's language, or in the one that it was written in. */
export function LineWords({ text }: { text: LocalizedText }) {
  const { text: words, lang } = useLanguage().local(text);
  return <span lang={lang}>{words}</span>;
}
