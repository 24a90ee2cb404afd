import { useTranslation } from 'react-i18next';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { BookItem } from '../types.ts';
import './texts.ts';
import type { JobPlan } from './types.ts';

/** Says what is done to the marks of many. */
export function useJobWords(items: readonly BookItem[]) {
  const { t } = useTranslation('gradeJobs');
  const { language, local } = useLanguage();
  const item = (itemId: string) => {
    const found = items.find((one) => one.itemId === itemId);
    return found ? local(found.title).text : t('noItem');
  };
  const points = (value: number) => formatPoints(value, language);
  return {
    item,
    points,
    /** From when on a mark is to be seen. */
    seen: (from: string) =>
      from === 'withheld'
        ? t('preview.notReleased')
        : t('preview.planned', { when: formatMinute(from, language) }),
    name: (name: string) => (name === '' ? t('nameless') : name),
    plan: (plan: JobPlan): string => {
      if (plan.kind === 'import') return t('plan.import', { count: plan.rows });
      const of = { item: item(plan.itemId) };
      if (plan.kind === 'fill')
        return plan.points === null
          ? t('plan.missing', of)
          : t('plan.fill', { ...of, points: points(plan.points) });
      if (plan.kind === 'release')
        return plan.from === null || plan.from === 'withheld'
          ? t(plan.from === null ? 'plan.release' : 'plan.withheld', of)
          : t('plan.releaseFrom', { ...of, when: formatMinute(plan.from, language) });
      const { by, value } = plan.rule;
      return by === 'points'
        ? t('plan.curve.points', { ...of, count: value / 10_000, value: points(value) })
        : t('plan.curve.percent', { ...of, value });
    },
  };
}
