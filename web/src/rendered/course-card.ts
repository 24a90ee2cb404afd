import type { CourseCard } from '#web/course/types.ts';
import { paths } from '#web/lib/paths.ts';
import type { Drawing } from './drawing.ts';
import { drawPicture } from './draw-picture.ts';
import { type Html, html } from './html.ts';

/** A course of a list, with a heading of the level that the place asks for. */
export function drawCard(drawing: Drawing, course: CourseCard, level: 2 | 3): Html {
  const { texts, words, to } = drawing;
  const { catalog: t, local } = texts;
  const { courseId, category, cover, price, teacher } = course;
  const title = local(course.title);
  const summary = local(course.summary);
  const link = html`<a href="${to(paths.course(courseId))}">${title.text}</a>`;
  return html`<article class="fp-card">
    <div class="fp-cover fp-${category}">${drawPicture(drawing, cover)}</div>
    <div class="fp-card-text">
      <p class="fp-kind">${t(`category.${category}`)}</p>
      ${level === 2 ? html`<h2${title.lang}>${link}</h2>` : html`<h3${title.lang}>${link}</h3>`}
      <p class="fp-muted fp-summary" ${summary.lang}>${summary.text}</p>
      ${teacher.name !== '' && html`<p class="fp-small">${t('taughtBy', { name: teacher.name })}</p>`}
      <ul class="fp-facts">
        ${words.facts(course).map((fact) => html`<li>${fact}</li>`)}
      </ul>
      <p class="fp-price">${words.price(price)}</p>
    </div>
  </article>`;
}

/** Courses side by side. */
export const drawGrid = (drawing: Drawing, courses: CourseCard[], level: 2 | 3): Html =>
  html`<div class="fp-grid">${courses.map((course) => drawCard(drawing, course, level))}</div>`;
