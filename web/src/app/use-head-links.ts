import { pathIn } from '#shared/policies/language-paths.ts';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { alternatesOf } from '#web/rendered/addresses.ts';

/** The pages that search engines know: those that the server draws. */
const listed = [
  paths.home,
  paths.courses,
  paths.course(':courseId'),
  paths.teachers,
  paths.teacher(':userId'),
  paths.help,
  paths.helpArticle(':article'),
  paths.faq,
  paths.terms,
  paths.privacy,
  paths.contact,
];

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
    if (!listed.some((path) => matchPath(path, pathname))) return;
    const { origin } = location;
    document.head.append(
      link({ rel: 'canonical', href: origin + pathIn(language, pathname) }),
      ...alternatesOf(origin, pathname).map(([hreflang, href]) =>
        link({ rel: 'alternate', hreflang, href }),
      ),
    );
  }, [pathname, language]);
}
