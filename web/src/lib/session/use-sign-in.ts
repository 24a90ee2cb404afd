import { useTranslation } from 'react-i18next';
import { notify } from '#web/lib/notify.ts';
import { safePath } from '#web/lib/safe-path.ts';
import { session } from './current-session.ts';
import { givenAddress } from './given-address.ts';
import { wantedPath } from './wanted-path.ts';

/** Leaves for the hosted sign-in, to come back to a path; says so when it cannot. */
export function useSignIn() {
  const { t } = useTranslation();
  return (path: string, hint = givenAddress.read()) => {
    const wanted = safePath(path);
    wantedPath.keep(wanted);
    session.signIn(wanted, hint).catch((error: unknown) => {
      console.error('Sign-in failed', error);
      void notify('error', { title: t('signInFailed') });
    });
  };
}
