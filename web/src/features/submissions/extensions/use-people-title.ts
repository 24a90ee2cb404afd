import { useTranslation } from 'react-i18next';
import '../texts.ts';
import type { Someone } from '../types.ts';

/** Whom a dialog is about: the one, or how many. */
export function usePeopleTitle() {
  const { t } = useTranslation('submissions');
  return (people: readonly Someone[]): string => {
    const [only, ...others] = people;
    return only && others.length === 0
      ? only.name || t('nameless')
      : t('each.people', { count: people.length });
  };
}
