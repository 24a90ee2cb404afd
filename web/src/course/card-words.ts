import type { TFunction } from 'i18next';
import type { Language } from '#shared/policies/languages.ts';
import { formatDay, formatMoney } from '#web/lib/i18n/format.ts';
import type { CourseCard } from './types.ts';

export type Facts = Pick<CourseCard, 'level' | 'effort' | 'startsOn' | 'lessons' | 'languages'>;

/** The words about a course in a list; the page that the server draws and the one of the browser say the same. */
export function cardWords(t: TFunction<'catalog'>, language: Language) {
  const effort = ({ hours, weeks }: CourseCard['effort']) =>
    t('effort', { hours: t('hours', { count: hours }), weeks: t('weeks', { count: weeks }) });
  return {
    effort,
    price: (price: CourseCard['price']) =>
      price === null ? t('free') : formatMoney(price, language),
    /** The requirements of a course: level, hours and weeks, lessons, start, languages. */
    facts: ({ level, effort: taken, lessons, startsOn, languages }: Facts): string[] =>
      [
        t(`level.${level}`),
        effort(taken),
        t('lessons', { count: lessons }),
        startsOn === null ? t('selfPaced') : t('startsOn', { day: formatDay(startsOn, language) }),
        languages.map((code) => t(`language.${code}`)).join(', '),
      ].filter(Boolean),
  };
}
