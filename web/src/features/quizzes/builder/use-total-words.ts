import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { totalsOf } from './sections.ts';
import './texts.ts';

/** How much is asked, and for how many points: "4 questions · 1 point". */
export function useTotalWords() {
  const { t } = useTranslation('quizBuilder');
  const { language } = useLanguage();
  return ({ questions, points }: ReturnType<typeof totalsOf>): string =>
    t('total', {
      count: questions,
      points: `${formatPoints(points, language)} ${t('points', { count: points / 10_000 })}`,
    });
}
