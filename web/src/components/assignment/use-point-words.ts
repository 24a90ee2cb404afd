import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import './texts.ts';

/** Points in words: how many there are, and how many of them were earned. */
export function usePointWords() {
  const { t } = useTranslation('assignmentWords');
  const { language } = useLanguage();
  const most = (points: number) =>
    t('rubric.points', { count: points / 10_000, points: formatPoints(points, language) });
  const of = (earned: string, points: number) =>
    t('rubric.of', { count: points / 10_000, earned, points: formatPoints(points, language) });
  return {
    most,
    /** @param earned null: nothing is said of it */
    earned: (earned: number | null, points: number) =>
      earned === null ? most(points) : of(formatPoints(earned, language), points),
    /** How many there are where it is still open what is earned. */
    open: (points: number) => of('–', points),
  };
}
