import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { EnrolledRow } from './enrolled-row.tsx';
import './texts.ts';
import type { EnrolledCourse } from './types.ts';

const Summary = chakra('summary', {
  base: { cursor: 'pointer', py: '3', fontWeight: 'semibold', borderTopWidth: '1px' },
});

type Props = {
  courses: readonly EnrolledCourse[];
  /** The level of their titles: one below the heading above the list. */
  level?: 'h2' | 'h3';
};

/** The own courses: those on the way, and those that are finished, folded where there are others. */
export function EnrolledCourses({ courses, level = 'h3' }: Props) {
  const { t } = useTranslation('progress');
  const mine = courses.filter(({ state }) => state === 'active');
  const finished = mine.filter(({ completedAt }) => completedAt !== null);
  const active = mine.filter(({ completedAt }) => completedAt === null);
  return (
    <>
      <Rows courses={active} level={level} />
      {finished.length > 0 && (
        <chakra.details open={active.length === 0}>
          <Summary>{t('finished', { count: finished.length })}</Summary>
          <Rows courses={finished} level={level} />
        </chakra.details>
      )}
    </>
  );
}

function Rows({ courses, level }: Required<Props>) {
  return (
    <Box as="ul" listStyleType="none">
      {courses.map((course) => (
        <Box as="li" key={course.courseId} borderTopWidth="1px">
          <EnrolledRow course={course} level={level} />
        </Box>
      ))}
    </Box>
  );
}
