import { fold } from '#shared/policies/fold.ts';
import en from '#web/locales/en/grades.json';
import es from '#web/locales/es/grades.json';
import type { StateWords } from './plan-import.ts';

const inBoth = (state: keyof StateWords) => [en, es].map(({ status }) => fold(status[state]));

/** How files of either language say that somebody is excused, or has handed in nothing. */
export const stateWords: StateWords = {
  excused: inBoth('excused'),
  missing: inBoth('missing'),
};
