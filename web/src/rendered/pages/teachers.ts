import { siteName } from '#shared/policies/site-name.ts';
import { paths } from '#web/lib/paths.ts';
import { drawGrid } from '../course-card.ts';
import type { Drawing } from '../drawing.ts';
import { drawHeading } from '../heading.ts';
import { html } from '../html.ts';
import { breadcrumbs, courseList } from '../structured-data.ts';
import type { Drawn, PageData } from '../types.ts';

/** Everybody who teaches. */
export function drawTeachers(drawing: Drawing, { items }: PageData['teachers']): Drawn {
  const { texts, to, place } = drawing;
  const { catalog: t } = texts;
  const title = t('teachers.title');
  return {
    title,
    description: t('teachers.lead'),
    data: [
      breadcrumbs(place, [
        [siteName, paths.home],
        [title, paths.teachers],
      ]),
    ],
    content: html`<div class="fp-body">
      ${drawHeading(title, t('teachers.lead'))}
      ${items.length === 0 && html`<p>${t('teachers.empty')}</p>`}
      <ul class="fp-people">
        ${items.map(
          ({ userId, name, headline, bio, courses }) =>
            html`<li>
              <h2><a href="${to(paths.teacher(userId))}">${name}</a></h2>
              ${headline !== null && html`<p class="fp-gold">${headline}</p>`}
              ${bio !== '' && html`<p class="fp-muted fp-summary">${bio}</p>`}
              <p class="fp-small">${t('teachers.courses', { count: courses })}</p>
            </li>`,
        )}
      </ul>
    </div>`,
  };
}

/** Somebody who teaches, with their courses. */
export function drawTeacher(drawing: Drawing, { teacher, courses }: PageData['teacher']): Drawn {
  const { texts, to, place } = drawing;
  const { catalog: t } = texts;
  const { name, headline, bio } = teacher;
  const lead = headline ?? t('teachers.courses', { count: teacher.courses });
  return {
    title: name,
    description: headline === null ? t('teachers.coursesOf', { name }) : `${name} · ${headline}`,
    data: [
      {
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name, description: bio, jobTitle: headline ?? undefined },
      },
      breadcrumbs(place, [
        [siteName, paths.home],
        [t('teachers.title'), paths.teachers],
        [name, place.path],
      ]),
      courseList(courses, place),
    ],
    content: html`<div class="fp-body">
      <nav class="fp-crumbs" aria-label="${texts.shell('crumbs')}">
        <ol>
          <li><a href="${to(paths.teachers)}">${t('teachers.title')}</a></li>
        </ol>
      </nav>
      ${drawHeading(name, lead)}
      <section class="fp-section">
        <h2>${t('teachers.about', { name })}</h2>
        <p class="fp-text">${bio === '' ? t('teachers.noBio', { name }) : bio}</p>
      </section>
      <section class="fp-section">
        <h2>${t('teachers.coursesOf', { name })}</h2>
        ${drawGrid(drawing, courses, 3)}
      </section>
    </div>`,
  };
}
