import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/policies/roles.ts';
import '#web/lib/i18n/refusal-texts.ts';

/** Says whom a page is for, to somebody who wanted it and may not open it. */
export function DeniedWords({ role }: { role: Role }) {
  const { t } = useTranslation('refusal');
  return `${t('title')} ${t(`pageFor.${role}`)}`;
}
