import { useTranslation } from 'react-i18next';
import type { Clause } from '#shared/policies/conditions.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import type { BookItem } from '../types.ts';
import './texts.ts';

/**
 * Says in plain words what a clause asks.
 * @param groupName of the group that it asks for, where it is known
 */
export function useClauseWords(items: readonly BookItem[]) {
  const { t } = useTranslation('gradeViews');
  const { language, local } = useLanguage();
  const title = (itemId: string) => {
    const item = items.find((one) => one.itemId === itemId);
    return item ? local(item.title).text : t('lostItem');
  };
  return (clause: Clause, groupName?: string): string => {
    switch (clause.field) {
      case 'mark':
        return t(`says.mark.${clause.is}`, {
          item: title(clause.itemId),
          percent: formatPercent(clause.value, language),
        });
      case 'total':
        return t(`says.total.${clause.is}`, { percent: formatPercent(clause.value, language) });
      case 'status':
        return t(`says.status.${clause.is}`, {
          item: title(clause.itemId),
          status: t(`status.${clause.value}`),
        });
      case 'feedback':
        return t(`says.feedback.${clause.value}`, { item: title(clause.itemId) });
      case 'lastSeen':
        return t(`says.lastSeen.${clause.is}`, { count: clause.value });
      default:
        return t(`says.group.${clause.is}`, { group: groupName ?? t('aGroup') });
    }
  };
}
