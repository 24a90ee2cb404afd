import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { CourseCard } from './types.ts';

type Facts = Pick<CourseCard, 'level' | 'effort' | 'startsOn' | 'lessons' | 'languages'>;

/** Facts beside each other, a point between two; the point before a line's first one falls into the cut-off edge. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    ms: '-0.9em',
    clipPath: 'inset(0 0 0 0.9em)',
    listStyleType: 'none',
    color: 'fg.muted',
    textStyle: 'sm',
    '& li': { ps: '0.9em' },
    '& li::before': { content: '"·" / ""', float: 'left', ms: '-0.6em' },
  },
});

/** One quiet line of what a course asks: level, hours and weeks, lessons, start, languages. */
export function CourseFacts({ course }: { course: Facts }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { level, effort, startsOn, lessons, languages } = course;
  const facts = [
    t(`level.${level}`),
    t('effort', {
      hours: t('hours', { count: effort.hours }),
      weeks: t('weeks', { count: effort.weeks }),
    }),
    t('lessons', { count: lessons }),
    startsOn === null ? t('selfPaced') : t('startsOn', { day: formatDay(startsOn, language) }),
    languages.map((code) => t(`language.${code}`)).join(', '),
  ];
  return (
    <List>
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </List>
  );
}
