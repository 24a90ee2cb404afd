import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/policies/roles.ts';
import '#web/lib/i18n/refusal-texts.ts';

/** Whom a page is for that somebody wanted and may not open. */
export function DeniedWords({ role }: { role: Role }) {
  const { t } = useTranslation('refusal');
  return `${t('title')} ${t(`pageFor.${role}`)}`;
}
