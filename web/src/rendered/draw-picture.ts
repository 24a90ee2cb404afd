import type { CourseCard } from '#web/course/types.ts';
import type { Drawing } from './drawing.ts';
import { type Html, html } from './html.ts';

/** The picture that a teacher gave a course; it fills its place, whose size does not wait for it. */
export function drawPicture({ texts }: Drawing, cover: CourseCard['cover']): Html | null {
  if (!cover) return null;
  const { text, lang } = texts.local(cover.alt);
  return html`<img src="${cover.url}" alt="${text}" loading="lazy" ${lang} />`;
}
