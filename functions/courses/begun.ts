import { withoutAccents } from '#shared/policies/fold.ts';
import type * as z from 'zod';
import { languages } from '#shared/policies/languages.ts';
import type { draftCourse } from '#shared/schemas/taught-courses.ts';
import type { editableCourse } from '#shared/schemas/courses.ts';

type Said = z.output<z.ZodObject<typeof draftCourse>>;
type Fields = z.output<z.ZodObject<typeof editableCourse>>;

/** A short code that nobody had to think of: what the title begins with, and the end of the course's id. */
function codeOf(title: Said['title'], courseId: string): string {
  const letters = withoutAccents(title.en ?? title.es ?? '').toUpperCase();
  const [word = 'COURSE'] = letters.match(/[A-Z0-9]{2,12}/) ?? [];
  return `${word}-${courseId.slice(-6)}`;
}

/** A course as it begins: what was not said yet is empty in the language of the title. */
export function begun(said: Said, courseId: string): Fields {
  const blank = Object.fromEntries(
    languages.filter((language) => said.title[language] !== undefined).map((one) => [one, '']),
  );
  const { code, summary = blank, description = blank } = said;
  return { ...said, code: code ?? codeOf(said.title, courseId), summary, description };
}
