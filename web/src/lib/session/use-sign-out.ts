import { useTranslation } from 'react-i18next';
import { notify } from '#web/lib/notify.ts';
import { session } from './current-session.ts';

/** Ends the session here and at the provider; says so when it cannot. */
export function useSignOut() {
  const { t } = useTranslation();
  return () => {
    session.signOut().catch((error: unknown) => {
      console.error('Sign-out failed', error);
      void notify('error', { title: t('signOutFailed') });
    });
  };
}
