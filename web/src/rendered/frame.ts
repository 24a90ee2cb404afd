import { pathIn } from '#shared/policies/language-paths.ts';
import { languages } from '#shared/policies/languages.ts';
import { siteName } from '#shared/policies/site-name.ts';
import { paths } from '#web/lib/paths.ts';
import type { Drawing } from './drawing.ts';
import { type Html, html } from './html.ts';

const sign = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="#18181B" />
  <path d="M16 5 8.5 24h15z" fill="#E3C35A" opacity="0.35" />
  <path
    d="M16 13.5c-2.7-1.8-5.7-2.3-9-2v12c3.3-.3 6.3.2 9 2 2.7-1.8 5.7-2.3 9-2v-12c-3.3-.3-6.3.2-9 2zm0 0v12"
    fill="none"
    stroke="#E3C35A"
    stroke-width="1.8"
    stroke-linejoin="round"
  />
</svg>`;

const above = [
  ['home', paths.home],
  ['courses', paths.courses],
  ['specialists', paths.teachers],
  ['help', paths.help],
  ['contact', paths.contact],
] as const;

const below = [
  ['help', paths.help],
  ['faq', paths.faq],
  ['terms', paths.terms],
  ['privacy', paths.privacy],
  ['api', paths.helpApi],
] as const;

/** The frame of a visitor's page around what it holds. */
export function drawFrame({ texts, to, place }: Drawing, content: Html): Html {
  const { common: t } = texts;
  const other = languages.find((language) => language !== place.language) ?? place.language;
  return html`<div class="fp">
    <a class="fp-skip" href="#content">${t('skipToContent')}</a>
    <header class="fp-header">
      <div class="fp-bar">
        <a class="fp-brand" href="${to(paths.home)}" aria-label="${siteName}"
          >${sign}<span>${siteName}</span></a
        >
        <nav class="fp-nav" aria-label="${t('nav.label')}">
          ${above.map(
            ([label, path]) =>
              html`<a href="${to(path)}" ${path === place.path && html`aria-current="page"`}
                >${t(`nav.${label}`)}</a
              >`,
          )}
        </nav>
        <a class="fp-quiet" href="${pathIn(other, place.path)}" lang="${other}" hreflang="${other}"
          >${t(`languages.${other}`)}</a
        >
        <a class="fp-signin" href="${to(paths.login)}">${t('signIn')}</a>
      </div>
    </header>
    <main class="fp-main" id="content">${content}</main>
    <footer class="fp-footer">
      <div>
        <noscript><p>${t('noScript')}</p></noscript>
        <p>${t('footer.rights', { site: siteName })}</p>
        <nav aria-label="${t('footer.label')}">
          ${below.map(([label, path]) => html`<a href="${to(path)}">${t(`footer.${label}`)}</a>`)}
        </nav>
      </div>
    </footer>
  </div>`;
}
