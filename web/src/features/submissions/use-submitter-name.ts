import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { SubmissionRow } from './types.ts';

/** Whose work it is, a person's or a group's, as far as who marks may know. */
export function useSubmitterName() {
  const { t } = useTranslation('submissions');
  const { local } = useLanguage();
  return ({ person, group, alias }: Pick<SubmissionRow, 'person' | 'group' | 'alias'>): string => {
    if (group) return local(group.name).text;
    return person === null ? t('anonymous', { alias }) : person.name || t('nameless');
  };
}
