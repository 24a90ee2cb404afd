import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import '#web/lib/i18n/refusal-texts.ts';
import { paths } from '#web/lib/paths.ts';
import { MessagePage } from './message-page.tsx';

/** A part of the site that is planned and not open yet. */
export default function NotOpenPage() {
  const { t } = useTranslation(['common', 'refusal']);
  return (
    <MessagePage
      title={t('refusal:notOpen.title')}
      text={t('refusal:notOpen.text')}
      action={<ButtonLink to={paths.courses}>{t('notFound.action')}</ButtonLink>}
    />
  );
}
