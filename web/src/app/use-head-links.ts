import { pathIn } from '#shared/policies/language-paths.ts';
import { useEffect } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { alternatesOf } from '#web/rendered/addresses.ts';
import { routes } from './routes.tsx';

const link = (attributes: Record<string, string>) => {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

/** Keeps the canonical address and the language links of the head to the page that is shown, as the server writes them. */
export function useHeadLinks(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => {
    for (const old of document.head.querySelectorAll('link:is([rel=canonical], [hreflang])'))
      old.remove();
    // Search engines know the pages that the server draws.
    if (!matchRoutes(routes, pathname)?.[0]?.route.drawn) return;
    const { origin } = location;
    document.head.append(
      link({ rel: 'canonical', href: origin + pathIn(language, pathname) }),
      ...alternatesOf(origin, pathname).map(([hreflang, href]) =>
        link({ rel: 'alternate', hreflang, href }),
      ),
    );
  }, [pathname, language]);
}
