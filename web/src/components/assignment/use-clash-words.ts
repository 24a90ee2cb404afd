import { useTranslation } from 'react-i18next';
import '#web/components/conflict/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { Criterion } from './criterion-head.tsx';
import { useCriterionName } from './use-criterion-name.ts';

/** The words for two versions of what somebody said by a rubric or in points. */
export function useClashWords(criteria: readonly Criterion[]) {
  const { t } = useTranslation('conflict');
  const { language, local } = useLanguage();
  const criterionName = useCriterionName();
  return {
    say(value: unknown): string {
      if (typeof value === 'number') return formatPoints(value, language);
      if (typeof value !== 'string' || value === '') return t('nothing');
      const level = criteria.flatMap(({ levels }) => levels).find((one) => one.levelId === value);
      return level ? local(level.title).text : value;
    },
    /** The name of the criterion that a clash is about; null: of none. */
    criterionOf(key: string): string | null {
      const [, criterionId] = key.split('.');
      const at = criteria.findIndex((one) => one.criterionId === criterionId);
      const criterion = criteria[at];
      return criterion ? criterionName(criterion, at).text : null;
    },
  };
}
