import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { keptHere } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';

/** Leads to the sign-in, and back to where a guard kept somebody from, or to their dashboard. */
export function SignInButton() {
  const { t } = useTranslation();
  const signIn = useSignIn();
  return (
    <Button size="sm" variant="secondary" onClick={() => signIn(keptHere() ?? paths.dashboard)}>
      {t('signIn')}
    </Button>
  );
}
