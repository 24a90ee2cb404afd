import type { Language } from '#shared/policies/languages.ts';
import { countsByKind, minutesOf } from '#web/features/courses/detail/outline-counts.ts';
import type { CourseCard, OutlineBlock } from '#web/features/courses/types.ts';
import { formatDay, formatMoney } from '#web/lib/i18n/format.ts';
import type { Texts } from './texts.ts';

/** What the cards and pages of courses say of them, in the words of the site. */
export function courseWords({ courses: t, blocks: tKind }: Texts, language: Language) {
  const during = (minutes: number) =>
    minutes < 60
      ? t('minutes', { count: minutes })
      : minutes % 60 === 0
        ? t('hours', { count: minutes / 60 })
        : t('duringHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const effort = ({ hours, weeks }: CourseCard['effort']) =>
    t('effort', { hours: t('hours', { count: hours }), weeks: t('weeks', { count: weeks }) });
  return {
    during,
    effort,
    price: (price: CourseCard['price']) =>
      price === null ? t('free') : formatMoney(price, language),
    /** "3 readings · 1 video · 45 min" */
    contents: (blocks: OutlineBlock[]) =>
      [
        ...countsByKind(blocks).map(([kind, count]) => tKind(`kinds.${kind}`, { count })),
        during(minutesOf(blocks)),
      ].join(' · '),
    facts: ({ level, effort: taken, lessons, startsOn, languages }: CourseCard) =>
      [
        t(`level.${level}`),
        effort(taken),
        t('lessons', { count: lessons }),
        startsOn === null ? t('selfPaced') : t('startsOn', { day: formatDay(startsOn, language) }),
        languages.map((code) => t(`language.${code}`)).join(', '),
      ].filter(Boolean),
  };
}
