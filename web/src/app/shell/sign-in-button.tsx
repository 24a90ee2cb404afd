import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';

export function SignInButton() {
  const { t } = useTranslation();
  const signIn = useSignIn();
  return (
    <Button size="sm" variant="secondary" onClick={() => signIn(paths.dashboard)}>
      {t('signIn')}
    </Button>
  );
}
