import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { CourseCard } from './types.ts';

type Facts = Pick<CourseCard, 'level' | 'effort' | 'startsOn' | 'lessons' | 'languages'>;

/** A fact stays together where the line breaks. */
const noBreak = '\u00a0';

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
    <Text color="fg.muted" textStyle="sm">
      {facts.map((fact) => fact.replaceAll(' ', noBreak)).join(' · ')}
    </Text>
  );
}
