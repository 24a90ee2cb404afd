import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { MessagePage } from './message-page.tsx';

/** Something failed; a sign-in that did not come to an end has words of its own. */
export default function ErrorPage() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const signIn = (state as { reason?: unknown } | null)?.reason === 'signIn';
  return (
    <MessagePage
      drawing="lampOut"
      title={t(signIn ? 'signInFailed' : 'error.title')}
      text={t(signIn ? 'signInFailedText' : 'error.text')}
      action={<ButtonLink to={paths.home}>{t('error.action')}</ButtonLink>}
    />
  );
}
