import { siteName } from '#shared/policies/site-name.ts';
import type { Home } from '#web/features/catalog/types.ts';
import { formatDay } from '#web/lib/i18n/format.ts';
import { formatDayParts } from '#web/lib/i18n/format-day-parts.ts';
import { paths } from '#web/lib/paths.ts';
import { drawGrid } from '../course-card.ts';
import type { Drawing } from '../drawing.ts';
import { type Html, html } from '../html.ts';
import { courseList, organization } from '../structured-data.ts';
import type { Drawn } from '../types.ts';

const points = [
  'courses',
  'specialists',
  'training',
  'certificates',
  'live',
  'recorded',
  'feedback',
] as const;

function drawHero({ texts, to }: Drawing): Html {
  const { home: t, common } = texts;
  return html`<div class="fp-hero">
    <div class="fp-body">
      <div class="fp-hero-grid">
        <div>
          <h1>${t('title')}</h1>
          <p class="fp-lead">${t('purpose')}</p>
          <form class="fp-search" role="search" action="${to(paths.courses)}">
            <input
              type="search"
              name="q"
              maxlength="100"
              aria-label="${t('search.label')}"
              placeholder="${t('search.placeholder')}"
            />
            <button>${t('search.action')}</button>
          </form>
          <p class="fp-muted">
            ${t('newHere')}
            <a class="fp-link" href="${to(paths.register)}">${common('register')}</a>
          </p>
        </div>
      </div>
    </div>
  </div>`;
}

function drawStarting({ texts, words, to, place }: Drawing, courses: Home['startingNext']): Html {
  const { catalog: t, local } = texts;
  return html`<ol class="fp-starting">
    ${courses.map(({ courseId, title, teacher, startsOn, level, price }) => {
      if (startsOn === null) return null;
      const shown = local(title);
      const { day, month } = formatDayParts(startsOn, place.language);
      const who = [teacher.name, t(`level.${level}`)].filter(Boolean).join(' · ');
      return html`<li>
        <div class="fp-day" aria-hidden="true"><b>${day}</b><span>${month}</span></div>
        <div>
          <h3${shown.lang}><a href="${to(paths.course(courseId))}">${shown.text}</a></h3>
          <p class="fp-muted fp-small">
            <span class="fp-unseen">${t('startsOn', { day: formatDay(startsOn, place.language) })} · </span>${who}
          </p>
        </div>
        <span class="fp-price">${words.price(price)}</span>
      </li>`;
    })}
  </ol>`;
}

function drawShowcase(drawing: Drawing, data: Home): Html {
  const { catalog: t } = drawing.texts;
  const { featured, startingNext, categories, courses, teachers } = data;
  if (courses === 0) {
    return html`<div class="fp-body">
      <h2>${t('home.empty')}</h2>
      <p>${t('home.emptyText')}</p>
    </div>`;
  }
  const catalog = drawing.to(paths.courses);
  return html`<div class="fp-body">
    <section class="fp-section">
      <div class="fp-section-head">
        <h2>${t('home.featured')}</h2>
        <a class="fp-link" href="${catalog}">${t('home.all', { count: courses, teachers })}</a>
      </div>
      ${drawGrid(drawing, featured, 3)}
    </section>
    <section class="fp-section">
      <div class="fp-section-head"><h2>${t('home.categories')}</h2></div>
      <ul class="fp-tiles">
        ${categories.map(
          ({ value, count }) =>
            html`<li>
              <a href="${catalog}?category=${value}"
                ><span class="fp-cover fp-thin fp-${value}"></span
                ><span class="fp-tile"
                  ><b>${t(`category.${value}`)}</b
                  ><span class="fp-muted fp-small">${t('catalog.total', { count })}</span></span
                ></a
              >
            </li>`,
        )}
      </ul>
    </section>
    ${
      startingNext.length > 0 &&
      html`<section class="fp-section">
        <div class="fp-section-head">
          <h2>${t('home.starting')}</h2>
          <a class="fp-link" href="${catalog}?pace=scheduled&amp;sort=start"
            >${t('home.allStarting')}</a
          >
        </div>
        ${drawStarting(drawing, startingNext)}
      </section>`
    }
    <p class="fp-more"><a class="fp-outline" href="${catalog}">${t('filters.clear')}</a></p>
  </div>`;
}

/** The purpose of the place and what it has. */
export function drawHome(drawing: Drawing, data: Home): Drawn {
  const { texts, place } = drawing;
  const { catalog: t, home } = texts;
  return {
    title: siteName,
    description: home('purpose'),
    data: [
      organization(place.origin),
      {
        '@type': 'WebSite',
        name: siteName,
        url: place.origin + drawing.to(paths.home),
        inLanguage: place.language,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${place.origin}${drawing.to(paths.courses)}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      courseList(data.featured, place),
    ],
    content: html`${drawHero(drawing)} ${drawShowcase(drawing, data)}
      <div class="fp-reasons">
        <div class="fp-body fp-reasons-grid">
          <div>
            <h2>${t('home.why')}</h2>
            <p class="fp-lead">${t('home.vision')}</p>
          </div>
          <ul>
            ${points.map(
              (point) =>
                html`<li>
                  <h3>${t(`home.points.${point}.title`)}</h3>
                  <p class="fp-muted">${t(`home.points.${point}.text`)}</p>
                </li>`,
            )}
          </ul>
        </div>
      </div>`,
  };
}
