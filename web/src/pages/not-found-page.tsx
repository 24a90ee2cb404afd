import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { MessagePage } from './message-page.tsx';

/** Keeps the page out of search engines where the server could not: below its own addresses alone it answers 404. */
function useUnlisted(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}

export default function NotFoundPage() {
  const { t } = useTranslation();
  useUnlisted();
  return (
    <MessagePage
      drawing="signpost"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<ButtonLink to={paths.courses}>{t('notFound.action')}</ButtonLink>}
    />
  );
}
