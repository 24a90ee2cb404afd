import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Criterion } from './criterion-head.tsx';
import './texts.ts';

/** What a criterion is called; one that nobody has named yet, by its number. */
export function useCriterionName() {
  const { t } = useTranslation('assignmentWords');
  const { local } = useLanguage();
  return ({ title }: Pick<Criterion, 'title'>, at: number) => {
    const isNamed = Object.values(title).some((words) => words?.trim());
    return isNamed
      ? local(title)
      : { text: t('rubric.untitled', { number: at + 1 }), lang: undefined };
  };
}
