import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { keptHere } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { wantedPath } from '#web/lib/session/wanted-path.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';

/** The pages of somebody who is about to sign in anyway. */
const onTheWay: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
];

/** The page after signing in: the one that a guard kept somebody from, or a form on the way; else their dashboard. */
const pathFromHere = () =>
  keptHere() ??
  (onTheWay.includes(location.pathname) ? wantedPath.read() : null) ??
  paths.dashboard;

/** Leads to the sign-in, and back. */
export function SignInButton() {
  const { t } = useTranslation();
  const signIn = useSignIn();
  return (
    <Button size="sm" variant="secondary" onClick={() => signIn(pathFromHere())}>
      {t('signIn')}
    </Button>
  );
}
