import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';

/** Says what a weight means: hundredths of a percent of a question's points. */
export function useWeightWords(): (weight: number) => string | null {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (weight) => {
    if (weight === 0) return null;
    const words = percent.format(Math.abs(weight) / 10_000);
    if (weight < 0) return t('review.costs', { percent: words });
    return weight === 10_000 ? t('review.isRight') : t('review.earns', { percent: words });
  };
}
