import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { CourseCard } from './types.ts';

type Facts = Pick<CourseCard, 'level' | 'effort' | 'price' | 'startsOn' | 'lessons' | 'students'>;

/** One quiet line of what a course is: level, effort, lessons, learners, start, price. */
export function CourseMeta({ course }: { course: Facts }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { level, effort, price, startsOn, lessons, students } = course;
  const facts = [
    t(`level.${level}`),
    t('weeks', { count: effort.weeks }),
    t('hours', { count: effort.hours }),
    t('lessons', { count: lessons }),
    t('students', { count: students }),
    ...(startsOn === null ? [] : [t('startsOn', { day: formatDay(startsOn, language) })]),
    price === null ? t('free') : formatMoney(price, language),
  ];
  return (
    <Flex
      as="ul"
      wrap="wrap"
      columnGap="3"
      rowGap="1"
      listStyleType="none"
      color="fg.muted"
      textStyle="sm"
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Flex>
  );
}
