import type { Language } from '#shared/policies/languages.ts';
import { siteName } from '#shared/policies/site-name.ts';
import enArticles from '#web/features/help/articles/en/articles.json' with { type: 'json' };
import esArticles from '#web/features/help/articles/es/articles.json' with { type: 'json' };
import type { Article } from '#web/features/help/articles/types.ts';
import { paths } from '#web/lib/paths.ts';
import type { Drawing } from '../drawing.ts';
import { drawHeading } from '../heading.ts';
import { type Html, html } from '../html.ts';
import { breadcrumbs } from '../structured-data.ts';
import type { Drawn } from '../types.ts';

const libraries: Record<Language, Article[]> = {
  en: enArticles as Article[],
  es: esArticles as Article[],
};

/** The ids of all articles. */
export const articleIds: readonly string[] = libraries.en.map(({ id }) => id);

const groups = ['start', 'learn', 'account', 'teach', 'site'] as const;
const others = ['faq', 'contact', 'terms', 'privacy', 'helpApi'] as const;

const reading = (content: Html) => html`<div class="fp-body fp-reading">${content}</div>`;

/** All articles by task. */
export function drawHelp({ texts, to, place }: Drawing): Drawn {
  const { help: t } = texts;
  const title = t('helpPage.title');
  return {
    title,
    description: t('helpPage.lead'),
    data: [
      breadcrumbs(place, [
        [siteName, paths.home],
        [title, paths.help],
      ]),
    ],
    content: reading(
      html`${drawHeading(title, t('helpPage.lead'))}
        <div class="fp-columns">
          ${groups.map(
            (group) =>
              html`<section>
                <h2>${t(`index.${group}`)}</h2>
                <ul>
                  ${libraries[place.language]
                    .filter((article) => article.group === group)
                    .map(
                      (article) =>
                        html`<li>
                          <a class="fp-link" href="${to(paths.helpArticle(article.id))}"
                            >${article.title}</a
                          >
                          <p class="fp-muted fp-small">${article.summary}</p>
                        </li>`,
                    )}
                </ul>
              </section>`,
          )}
          <section>
            <h2>${t('index.more')}</h2>
            <ul>
              ${others.map(
                (name) =>
                  html`<li>
                    <a class="fp-link" href="${to(paths[name])}">${t(`index.links.${name}`)}</a>
                  </li>`,
              )}
            </ul>
          </section>
        </div>`,
    ),
  };
}

/** One article of the help; undefined where there is none of this name. */
export function drawArticle({ texts, to, place }: Drawing, id: string): Drawn | undefined {
  const library = libraries[place.language];
  const article = library.find((other) => other.id === id);
  if (!article) return undefined;
  const { help: t } = texts;
  return {
    title: article.title,
    description: article.summary,
    data: [
      breadcrumbs(place, [
        [siteName, paths.home],
        [t('helpPage.title'), paths.help],
        [article.title, place.path],
      ]),
    ],
    content: reading(
      html`<p><a class="fp-link" href="${to(paths.help)}">${t('index.all')}</a></p>
        ${drawHeading(article.title, article.summary)}
        ${article.parts.map(
          ({ title, text = [], steps = [] }) =>
            html`<section class="fp-part">
              <h2>${title}</h2>
              ${text.map((paragraph) => html`<p class="fp-text">${paragraph}</p>`)}
              ${
                steps.length > 0 &&
                html`<ol>
                  ${steps.map((step) => html`<li>${step}</li>`)}
                </ol>`
              }
            </section>`,
        )}
        <section class="fp-part">
          <h2>${t('article.related')}</h2>
          <ul>
            ${library
              .filter((other) => article.related.includes(other.id))
              .map(
                (other) =>
                  html`<li>
                    <a class="fp-link" href="${to(paths.helpArticle(other.id))}">${other.title}</a>
                  </li>`,
              )}
          </ul>
        </section>`,
    ),
  };
}

/** A text of sections: the FAQ, the terms, the privacy policy. */
export function drawProse({ texts, place }: Drawing, name: 'faq' | 'terms' | 'privacy'): Drawn {
  const { help: t } = texts;
  const title = t(`${name}.title`);
  const sections = t(`${name}.sections`, { returnObjects: true });
  const questions = {
    '@type': 'FAQPage',
    mainEntity: sections.map((section) => ({
      '@type': 'Question',
      name: section.title,
      acceptedAnswer: { '@type': 'Answer', text: section.text.join('\n') },
    })),
  };
  return {
    title,
    description: t(`${name}.lead`),
    data: [
      ...(name === 'faq' ? [questions] : []),
      breadcrumbs(place, [
        [siteName, paths.home],
        [title, place.path],
      ]),
    ],
    content: reading(
      html`${drawHeading(title, t(`${name}.lead`))}
        <div class="fp-prose">
          ${sections.map(
            (section) =>
              html`<section>
                <h2>${section.title}</h2>
                ${section.text.map((paragraph) => html`<p class="fp-text">${paragraph}</p>`)}
              </section>`,
          )}
        </div>`,
    ),
  };
}

/** The way to write to us; its form comes with the site. */
export function drawContact({ texts, place }: Drawing): Drawn {
  const { help: t } = texts;
  const title = t('contact.title');
  return {
    title,
    description: t('contact.lead'),
    data: [
      breadcrumbs(place, [
        [siteName, paths.home],
        [title, paths.contact],
      ]),
    ],
    content: html`<div class="fp-body">${drawHeading(title, t('contact.lead'))}</div>`,
  };
}

/** The page in place of one that does not exist: the same for what never was and for what nobody may see. */
export function drawNotFound({ texts, to }: Drawing): Drawn {
  const { common: t } = texts;
  return {
    title: t('notFound.title'),
    description: t('notFound.text'),
    data: [],
    content: reading(
      html`<div class="fp-message">
        ${drawHeading(t('notFound.title'), t('notFound.text'))}
        <p><a class="fp-button" href="${to(paths.courses)}">${t('notFound.action')}</a></p>
      </div>`,
    ),
  };
}
