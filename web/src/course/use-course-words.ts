import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import { courseWords } from './course-words.ts';

/** What the site says of a course on its own page, to this reader. */
export function useCourseWords() {
  const { t: catalog } = useTranslation('catalog');
  const { t: blocks } = useTranslation('blocks');
  const { language } = useLanguage();
  return courseWords({ catalog, blocks }, language);
}
