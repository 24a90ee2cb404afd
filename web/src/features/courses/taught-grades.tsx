import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { formatPercent } from '#web/lib/percent.ts';
import './texts.ts';
import type { TaughtCourse } from './types.ts';

/** What the gradebook of a course comes to, and the way there; nothing where there is nothing in it. */
export function TaughtGrades({ course }: { course: TaughtCourse }) {
  const { t } = useTranslation('courses');
  const { language, local } = useLanguage();
  const { mean, n, waiting, withheld } = course.grades;
  const facts = [
    ...(mean === null
      ? []
      : [t('grades.mean', { percent: formatPercent(mean, language), count: n })]),
    ...(waiting === 0 ? [] : [t('grades.waiting', { count: waiting })]),
    ...(withheld === 0 ? [] : [t('grades.withheld', { count: withheld })]),
  ];
  if (facts.length === 0) return null;
  return (
    <chakra.span display="block" mt="0.5">
      {facts.join(' · ')}{' '}
      <TextLink
        to={paths.courseGrades(course.courseId)}
        aria-label={t('grades.of', { title: local(course.title).text })}
      >
        {t('grades.title')}
      </TextLink>
    </chakra.span>
  );
}
