import { siteName } from '#shared/policies/site-name.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

function describe(text: string): void {
  let element = document.head.querySelector('meta[name=description]');
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute('name', 'description');
    document.head.append(element);
  }
  element.setAttribute('content', text);
}

/** Names the tab: the page, then the site. Says in a sentence what it holds; without one, what the site is for. */
export function usePageHead(title: string, description?: string): void {
  const { t } = useTranslation(['common', 'home']);
  const said = description ?? t('home:purpose');
  useEffect(() => {
    document.title = title === siteName ? siteName : `${title} · ${siteName}`;
    describe(said);
  }, [title, said]);
}
