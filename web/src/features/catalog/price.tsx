import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '#web/course/texts.ts';
import type { CourseCard } from '#web/course/types.ts';
import { cardWords } from '#web/course/card-words.ts';

/** The price of a course. */
export function Price({ price }: Pick<CourseCard, 'price'>) {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  return (
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {cardWords(t, language).price(price)}
    </chakra.span>
  );
}
