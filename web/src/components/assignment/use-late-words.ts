import { useTranslation } from 'react-i18next';
import type { LateAdjustment } from '#shared/schemas/adjustments.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import './texts.ts';

/** What being late cost, or would cost, in words. */
export function useLateWords() {
  const { t } = useTranslation('assignmentWords');
  const { language } = useLanguage();
  const points = (value: number) => formatPoints(value, language);
  return {
    /** "2 days late: −20%". */
    cost: ({ days: count, percent, of }: LateAdjustment): string =>
      t(of === 'most' ? 'late.costOfAll' : 'late.cost', { count, percent }),
    /** What becomes of the points from which it is taken. */
    example: ({ from, to }: LateAdjustment): string =>
      t('late.example', { from: points(from), to: points(to) }),
    /** Each step from what was earned to what is left. */
    worked: (late: LateAdjustment): string[] => {
      const { days: count, percent, percentPerDay, of, from, to, most } = late;
      return [
        t('late.worked.days', {
          count,
          submitted: formatMinute(late.submittedAt, language),
          due: formatMinute(late.dueAt, language),
        }),
        t(`late.worked.${of}`, {
          percent,
          from: points(from),
          taken: points(from - to),
          to: points(to),
          most: points(most),
        }),
        ...(percent < count * percentPerDay ? [t('late.worked.capped', { percent })] : []),
      ];
    },
  };
}
