import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';

/** The languages in which the form shows its texts, side by side. */
export const ShownLanguages = createContext<readonly Language[]>([]);

/** The languages that are shown, and a label that says for which of them a field is, if there are two. */
export function useShownLanguages() {
  const { t } = useTranslation(['courses', 'common']);
  const shown = useContext(ShownLanguages);
  const labelIn = (label: string, language: Language) =>
    shown.length === 1
      ? label
      : t('inLanguage', { label, language: t(`common:languages.${language}`) });
  return { shown, labelIn };
}
