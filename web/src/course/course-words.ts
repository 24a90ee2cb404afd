import type { TFunction } from 'i18next';
import { type Language, languages } from '#shared/policies/languages.ts';
import { formatDay } from '#web/lib/i18n/format.ts';
import { countsByKind, minutesOf } from './outline-counts.ts';
import type { CourseDetail, Outline } from './types.ts';
import { cardWords } from './card-words.ts';

type Texts = { catalog: TFunction<'catalog'>; blocks: TFunction<'blocks'> };

/** The words for how much of a course's film and sound one can read along; they take both numbers. */
const captionsKey = ({ played, captioned }: CourseDetail) =>
  captioned === played
    ? 'detail.captionsAll'
    : captioned === 0
      ? 'detail.captionsNone'
      : 'detail.captionsSome';

/** The words about a course on its own page, whoever draws it. */
export function courseWords({ catalog: t, blocks }: Texts, language: Language) {
  const card = cardWords(t, language);
  const during = (minutes: number): string =>
    minutes < 60
      ? t('minutes', { count: minutes })
      : minutes % 60 === 0
        ? t('hours', { count: minutes / 60 })
        : t('duringHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return {
    ...card,
    during,
    /** "3 readings · 1 video · 45 min" */
    contents: (of: Outline[number]['blocks']): string =>
      [
        ...countsByKind(of).map(([kind, count]) => blocks(`kinds.${kind}`, { count })),
        during(minutesOf(of)),
      ].join(' · '),
    /** The figures of a course: an icon, a name and a value each. */
    numbers(detail: CourseDetail) {
      const { course, lessons, minutes, played, captioned, students } = detail;
      const held = languages.filter((code) => course.title[code] !== undefined);
      const rows = [
        ['clock', t('detail.effort'), card.effort(course.effort)],
        ['bars', t('detail.level'), t(`level.${course.level}`)],
        ['book', t('detail.content'), `${t('lessons', { count: lessons })} · ${during(minutes)}`],
        [
          'calendar',
          t('detail.start'),
          course.startsOn === null ? t('detail.ownPace') : formatDay(course.startsOn, language),
        ],
        ['globe', t('detail.languages'), held.map((code) => t(`language.${code}`)).join(' · ')],
        ['text', t('detail.captions'), t(captionsKey(detail), { played, captioned })],
        ['people', t('detail.learners'), t('students', { count: students })],
      ] as const;
      return played === 0 ? rows.filter(([icon]) => icon !== 'text') : rows;
    },
  };
}
