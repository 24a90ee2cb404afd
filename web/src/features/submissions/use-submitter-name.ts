import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { SubmissionRow } from './types.ts';

/** Whose work it is, as far as who marks may know. */
export function useSubmitterName() {
  const { t } = useTranslation('submissions');
  return ({ person, alias }: Pick<SubmissionRow, 'person' | 'alias'>): string =>
    person === null ? t('anonymous', { alias }) : person.name || t('nameless');
}
