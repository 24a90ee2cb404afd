import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the tab: the page, then the site. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const site = t('siteName');
  useEffect(() => {
    document.title = title === site ? site : `${title} · ${site}`;
  }, [title, site]);
}
