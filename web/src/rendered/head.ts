import { pathIn } from '#shared/policies/language-paths.ts';
import { siteName } from '#shared/policies/site-name.ts';
import { type Html, dataBlock, html } from './html.ts';
import { alternatesOf } from './addresses.ts';
import type { Drawn, Place } from './types.ts';

const locales = { en: 'en_GB', es: 'es_ES' };

/** The house's own pictures are all of this size, in pixels; of a teacher's it is not known. */
const size = { width: 1200, height: 630 };

/** Title, description, language links, what a shared link shows, and structured data. */
export function drawHead(
  { title, description, data, picture }: Drawn,
  { language, origin, path }: Place,
  { listed }: { listed: boolean },
): Html {
  const url = origin + pathIn(language, path);
  const shown: NonNullable<Drawn['picture']> = picture ?? { url: `${origin}/social/aula.png` };
  const links = alternatesOf(origin, path).map(
    ([hreflang, href]) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}" />`,
  );
  return html`<title>${title === siteName ? siteName : `${title} · ${siteName}`}</title>
    <meta name="description" content="${description}" />
    ${
      listed
        ? html`<link rel="canonical" href="${url}" /> ${links}`
        : html`<meta name="robots" content="noindex" />`
    }
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${siteName}" />
    <meta property="og:locale" content="${locales[language]}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${shown.url}" />
    ${
      shown.alt === undefined
        ? html`<meta property="og:image:width" content="${size.width}" />
            <meta property="og:image:height" content="${size.height}" />`
        : html`<meta property="og:image:alt" content="${shown.alt}" />`
    }
    <meta name="twitter:card" content="summary_large_image" />
    ${data.map((block) =>
      dataBlock('application/ld+json', { '@context': 'https://schema.org', ...block }),
    )}`;
}
