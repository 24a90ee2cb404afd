import { siteName } from '#shared/policies/site-name.ts';
import { entryButtonKey, entryNoteKey } from '#web/features/enrollments/entry-words.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { formatDay } from '#web/lib/i18n/format.ts';
import { courseToEnroll, paths } from '#web/lib/paths.ts';
import type { Drawing } from '../drawing.ts';
import { drawPicture } from '../draw-picture.ts';
import { drawHeading } from '../heading.ts';
import { type Html, html } from '../html.ts';
import { breadcrumbs, courseData, detailData } from '../structured-data.ts';
import type { Drawn } from '../types.ts';

function drawNumbers({ texts, words }: Drawing, detail: CourseDetail): Html {
  return html`<dl aria-label="${texts.catalog('detail.facts')}">
    ${words.numbers(detail).map(
      ([, name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function drawOutline({ texts, words }: Drawing, { outline }: CourseDetail): Html {
  const { catalog: t, local } = texts;
  if (outline.length === 0) return html`<p class="fp-muted">${t('outlineEmpty')}</p>`;
  return html`<ol class="fp-outline-list">
    ${outline.map(({ title, blocks }, index) => {
      const shown = local(title);
      return html`<li>
        <details ${index === 0 && html`open`}>
          <summary>
            <span class="fp-muted" aria-hidden="true">${index + 1}</span>
            <div>
              <h3${shown.lang}>${shown.text}</h3>
              <p class="fp-muted fp-small">${words.contents(blocks)}</p>
            </div>
          </summary>
          <ol>
            ${blocks.map((block) => {
              const name = local(block.title);
              return html`<li>
                <span${name.lang}>${name.text}</span>
                <span class="fp-muted fp-small"
                  >${texts.blocks(`kind.${block.kind}`)} · ${t('minutes', { count: block.minutes })}${block.preview && ` · ${t('preview')}`}</span
                >
              </li>`;
            })}
          </ol>
        </details>
      </li>`;
    })}
  </ol>`;
}

/**
 * Says how a course with a price is paid: in the organization's words, else in the usual ones, which lead to the
 * contact page.
 */
function drawPayment({ texts, to }: Drawing, { paymentText, entry }: CourseDetail): Html {
  const { enrollments: t, local } = texts;
  const own = paymentText && local(paymentText);
  const [before = '', contact = '', after = ''] = t('payment.usual').split(/<\/?contact>/);
  return html`<p><strong>${t('payment.title')}</strong></p>
    ${
      own
        ? html`<p${own.lang} class="fp-lines">${own.text}</p>`
        : html`<p>${before}<a href="${to(paths.contact)}">${contact}</a>${after}</p>`
    }
    ${entry.full && html`<p>${t('payment.full')}</p>`}`;
}

/** The action that somebody without an account can take about a course; if there is none, why. */
function drawEntry(drawing: Drawing, detail: CourseDetail): Html {
  const { texts, to, place } = drawing;
  const { course, entry } = detail;
  const { enrollments: t } = texts;
  const button = (label: string) =>
    html`<a class="fp-button fp-enroll" href="${to(courseToEnroll(course.courseId))}">${label}</a>`;
  switch (entry.action) {
    case 'learn':
    case 'none':
      return html`<p>
        ${t(entryNoteKey(entry), {
          day: entry.opensOn === null ? '' : formatDay(entry.opensOn, place.language),
        })}
      </p>`;
    default:
      return html`${entry.reason === 'price' && drawPayment(drawing, detail)}${button(t(entryButtonKey(entry.action, entry.full)))}`;
  }
}

/** A course as somebody sees it who may take it. */
export function drawCourse(drawing: Drawing, detail: CourseDetail): Drawn {
  const { texts, words, to, place } = drawing;
  const { catalog: t, local } = texts;
  const { course, teacher, cover } = detail;
  const title = local(course.title);
  const summary = local(course.summary);
  const about = local(course.description);
  const category = `${paths.courses}?category=${course.category}`;
  return {
    title: title.text,
    description: summary.text,
    picture: cover
      ? { url: cover.url, alt: local(cover.alt).text }
      : { url: `${place.origin}/social/${course.category}.png` },
    data: [
      { ...courseData({ ...course, cover }, place), ...detailData(detail, place.language) },
      breadcrumbs(place, [
        [siteName, paths.home],
        [t('catalog.title'), paths.courses],
        [title.text, place.path],
      ]),
    ],
    content: html`<div class="fp-band fp-${course.category}">
        <div class="fp-band-text">
          <nav class="fp-crumbs" aria-label="${texts.shell('crumbs')}">
            <ol>
              <li><a href="${to(paths.courses)}">${t('catalog.title')}</a></li>
              <li>
                <span aria-hidden="true">/</span
                ><a href="${to(category)}">${t(`category.${course.category}`)}</a>
              </li>
            </ol>
          </nav>
          ${drawHeading(title.text, summary.text, title.lang)}
          ${
            teacher.name !== '' &&
            html`<p class="fp-teacher">
              <a href="${to(paths.teacher(teacher.userId))}"
                >${t('taughtBy', { name: teacher.name })}</a
              >
            </p>`
          }
        </div>
      </div>
      <div class="fp-course">
        <div class="fp-course-card">
          <div class="fp-card-text">
            <p class="fp-price">${words.price(course.price)}</p>
            ${drawEntry(drawing, detail)}
            <p class="fp-muted fp-small">${t('detail.leaving')}</p>
            ${drawNumbers(drawing, detail)}
          </div>
        </div>
        <div class="fp-course-body">
          ${cover && html`<div class="fp-cover fp-${course.category}">${drawPicture(drawing, cover)}</div>`}
          ${
            course.outcomes.length > 0 &&
            html`<section>
              <h2>${t('detail.outcomes')}</h2>
              <ul class="fp-outcomes">
                ${course.outcomes.map(local).map(({ text, lang }) => html`<li${lang}>${text}</li>`)}
              </ul>
            </section>`
          }
          <section>
            <h2>${t('detail.outline')}</h2>
            <p class="fp-muted">
              ${words.contents(detail.outline.flatMap(({ blocks }) => blocks))}
            </p>
            ${drawOutline(drawing, detail)}
          </section>
          ${
            about.text !== '' &&
            html`<section>
              <h2>${t('detail.about')}</h2>
              <p class="fp-text" ${about.lang}>${about.text}</p>
            </section>`
          }
          ${
            course.requirements.length > 0 &&
            html`<section>
              <h2>${t('detail.needs')}</h2>
              <ul>
                ${course.requirements.map(local).map(({ text, lang }) => html`<li${lang}>${text}</li>`)}
              </ul>
            </section>`
          }
        </div>
      </div>`,
  };
}
