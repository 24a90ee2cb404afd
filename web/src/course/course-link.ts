import { pathIn } from '#shared/policies/language-paths.ts';
import type { Language } from '#shared/policies/languages.ts';
import { paths } from '#web/lib/paths.ts';

/** The address of a course in the language that it is read in here, to be handed on. */
export const courseLink = (courseId: string, language: Language): string =>
  location.origin + pathIn(language, paths.course(courseId));
