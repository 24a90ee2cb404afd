import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/policies/roles.ts';
import './texts.ts';

/** The roles of somebody in words. */
export function useRoleWords() {
  const { t, i18n } = useTranslation('users');
  return (roles: readonly Role[]): string =>
    new Intl.ListFormat(i18n.resolvedLanguage).format(
      roles.map((role) => t(`roles.${role}.label`)),
    );
}
