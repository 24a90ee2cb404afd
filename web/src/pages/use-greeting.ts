import { useTranslation } from 'react-i18next';
import { useTokens } from '#web/lib/session/use-session.ts';

/** A greeting with the first name, where the identity token tells it. */
export function useGreeting(): string {
  const { t } = useTranslation();
  const name = useTokens()?.firstName;
  return name ? t('greeting', { name }) : t('greetingPlain');
}
