import { siteName } from '#shared/policies/site-name.ts';
import { paths } from '#web/lib/paths.ts';
import { drawGrid } from '../course-card.ts';
import type { Drawing } from '../drawing.ts';
import { drawHeading } from '../heading.ts';
import { html } from '../html.ts';
import { breadcrumbs, courseList } from '../structured-data.ts';
import type { Drawn, PageData } from '../types.ts';

type Catalog = PageData['courses'];

const facets = ['category', 'level', 'language', 'duration', 'price', 'pace'] as const;

/** The first page of the catalogue, as the address narrows it; each count is a way to narrow it. */
export function drawCatalog(drawing: Drawing, data: Catalog): Drawn {
  const { items, total, facets: counts, teachers } = data;
  const { texts, to, place } = drawing;
  const { catalog: t } = texts;
  const title = t('catalog.title');
  return {
    title,
    description: t('catalog.lead'),
    data: [
      breadcrumbs(place, [
        [siteName, paths.home],
        [title, paths.courses],
      ]),
      courseList(items, place),
    ],
    content: html`<div class="fp-body">
      ${drawHeading(title, t('catalog.lead'))}
      <form class="fp-search fp-wide" role="search" action="${to(paths.courses)}">
        <input
          type="search"
          name="q"
          maxlength="100"
          aria-label="${t('search.label')}"
          placeholder="${t('search.placeholder')}"
        />
      </form>
      <div class="fp-catalog">
        <aside aria-label="${t('filters.title')}">
          ${facets.map(
            (facet) =>
              html`<h2>${t(`filters.${facet}`)}</h2>
                <ul>
                  ${counts[facet].map(
                    ({ value, count }) =>
                      html`<li>
                        <a href="${to(paths.courses)}?${facet}=${value}"
                          >${t(`${facet}.${value}` as 'level.beginner')}</a
                        >
                        <span class="fp-muted">${count}</span>
                      </li>`,
                  )}
                </ul>`,
          )}
          <h2>${t('filters.teacher')}</h2>
          <ul>
            ${teachers.map(
              ({ userId, name, count }) =>
                name !== '' &&
                html`<li>
                  <a href="${to(paths.courses)}?teacher=${userId}">${name}</a>
                  <span class="fp-muted">${count}</span>
                </li>`,
            )}
          </ul>
        </aside>
        <div>
          <p class="fp-total">${t('catalog.total', { count: total })}</p>
          ${items.length === 0 && html`<p>${t('catalog.empty')}</p>`} ${drawGrid(drawing, items, 2)}
        </div>
      </div>
    </div>`,
  };
}
