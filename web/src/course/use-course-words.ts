import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import { courseWords } from './course-words.ts';

/** The words about a course on its own page, in the reader's language. */
export function useCourseWords() {
  const { t: catalog } = useTranslation('catalog');
  const { t: blocks } = useTranslation('blocks');
  const { language } = useLanguage();
  return courseWords({ catalog, blocks }, language);
}
