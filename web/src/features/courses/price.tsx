import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { CourseCard } from './types.ts';

/** What a course costs. */
export function Price({ price }: Pick<CourseCard, 'price'>) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  return (
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {price === null ? t('free') : formatMoney(price, language)}
    </chakra.span>
  );
}
