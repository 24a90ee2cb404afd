import { pathIn } from '#shared/policies/language-paths.ts';
import type { Language } from '#shared/policies/languages.ts';
import { courseWords } from '#web/course/course-words.ts';
import { textsIn } from './texts.ts';
import type { Place } from './types.ts';

const make = (language: Language) => {
  const texts = textsIn(language);
  return {
    texts,
    words: courseWords(texts, language),
    /** A path as this reader is led to it. */
    to: (path: string) => pathIn(language, path),
  };
};

const made = { en: make('en'), es: make('es') };

/** All that a page is drawn with at a place. */
export const drawingFor = (place: Place) => ({ ...made[place.language], place });
export type Drawing = ReturnType<typeof drawingFor>;
