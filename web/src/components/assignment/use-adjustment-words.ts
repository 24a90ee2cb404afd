import { useTranslation } from 'react-i18next';
import type { Adjustment } from '#shared/schemas/adjustments.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import './texts.ts';
import { useLateWords } from './use-late-words.ts';

/** Each step of what was done to the points that were earned, in words. */
export function useAdjustmentWords() {
  const { t } = useTranslation('assignmentWords');
  const { language } = useLanguage();
  const late = useLateWords();
  const points = (value: number) => formatPoints(value, language);
  return (adjustment: Adjustment): string[] => {
    if (adjustment.kind === 'late') return late.worked(adjustment);
    if (adjustment.kind === 'override')
      return [
        t('set', { count: adjustment.to / 10_000, points: points(adjustment.to) }),
        adjustment.reason ?? t('setAgain'),
      ];
    if (adjustment.kind === 'curve') {
      const { by, value, from, to } = adjustment;
      if (from === null || to === null) return [];
      const became = { from: points(from), to: points(to) };
      return [
        by === 'points'
          ? t('curve.points', { ...became, count: value / 10_000, value: points(value) })
          : t('curve.percent', { ...became, value }),
      ];
    }
    const { percent, reviews, median, from, to } = adjustment;
    return [
      reviews.length === 1
        ? t('peers.workedAlone', { percent, median: points(median) })
        : t('peers.worked', {
            percent,
            median: points(median),
            all: new Intl.ListFormat(language).format(reviews.map(points)),
          }),
      t('peers.becomes', { rest: 100 - percent, from: points(from), to: points(to) }),
    ];
  };
}
