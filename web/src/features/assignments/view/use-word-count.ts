import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';

/** How many words there are, in words, and how many there may be where that is bounded. */
export function useWordCount() {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  return {
    count: (words: number): string => t('work.words', { count: words, words: number(words) }),
    of: (words: number, most: number): string =>
      t('work.wordsOf', { count: most, words: number(words), most: number(most) }),
    tooMany: (words: number): string => t('work.tooLong', { count: words, words: number(words) }),
  };
}
