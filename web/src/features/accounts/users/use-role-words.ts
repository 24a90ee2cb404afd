import { useTranslation } from 'react-i18next';
import type { ManagedUser } from '../types.ts';
import './texts.ts';

/** The roles of somebody in words; `null` is for roles that were never set here. */
export function useRoleWords() {
  const { t, i18n } = useTranslation('users');
  return (roles: ManagedUser['roles']): string =>
    roles === null
      ? t('roles.unset')
      : new Intl.ListFormat(i18n.resolvedLanguage).format(
          roles.map((role) => t(`roles.${role}.label`)),
        );
}
