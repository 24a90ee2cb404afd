import { useTranslation } from 'react-i18next';
import { formatScore } from '#web/blocks/quiz/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { AttemptRow } from '../types.ts';

/** Says what an attempt earned, or why nothing is said of it. */
export function useScoreWords() {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  return (score: AttemptRow['score']): string => {
    if (score === null) return t('score.open');
    const most = formatScore(score.most, language);
    return score.points === null
      ? t('score.waits', { most })
      : t('score.of', { points: formatScore(score.points, language), most });
  };
}
