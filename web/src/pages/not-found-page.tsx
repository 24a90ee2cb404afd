import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { MessagePage } from './message-page.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      drawing="signpost"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to={paths.courses}>{t('notFound.action')}</ButtonLink>}
    />
  );
}
