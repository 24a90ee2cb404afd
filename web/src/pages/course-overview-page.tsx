import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Card } from '#web/components/ui/card.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { CourseNumbers } from '#web/features/catalog/detail/course-numbers.tsx';
import type { CourseDetail } from '#web/course/types.ts';
import '#web/features/courses/texts.ts';
import { LongestAway } from '#web/features/rosters/longest-away.tsx';
import { RequestsNotice } from '#web/features/rosters/requests-notice.tsx';
import { paths } from '#web/lib/paths.ts';
import { CourseState } from './course-overview/course-state.tsx';
import { OwnCourse } from './own-course.tsx';

/** The first page for those who teach a course: its state, what waits for them, and who may need them. */
export default function CourseOverviewPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('courses');
  return (
    <OwnCourse courseId={courseId} title={t('overview.title')} loading={t('overview.loading')}>
      {(detail) => <Overview key={courseId} detail={detail} />}
    </OwnCourse>
  );
}

function Overview({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('courses');
  const { course } = detail;
  const { courseId } = course;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      gap={{ base: '8', lg: '12' }}
      alignItems="start"
    >
      <Box minW="0">
        {(course.enrollmentMode === 'approval' || course.price !== null) && (
          <RequestsNotice courseId={courseId} />
        )}
        <CourseState course={course} />
        <Box as="section" mt="10">
          <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="3">
            <Heading as="h2" size="2xl">
              {t('overview.away')}
            </Heading>
            <TextLink to={`${paths.courseEnrollments(courseId)}?order=activity.asc`}>
              {t('overview.allPeople')}
            </TextLink>
          </Flex>
          <LongestAway courseId={courseId} />
        </Box>
      </Box>
      <Card as="section">
        <Heading as="h2" size="xl" mb="3">
          {t('overview.facts')}
        </Heading>
        <CourseNumbers detail={detail} />
        <Flex justify="space-between" gap="3" py="2" borderTopWidth="1px" textStyle="sm">
          <Text as="span" color="fg.muted">
            {t('overview.entry')}
          </Text>
          <Text as="span" fontWeight="medium">
            {t(`mode.${course.enrollmentMode}`)}
          </Text>
        </Flex>
        <Box mt="3">
          <TextLink to={paths.editCourse(courseId)}>{t('overview.change')}</TextLink>
        </Box>
        <Box mt="3">
          <TextLink to={paths.courseAssessment(courseId)}>{t('overview.quizzes')}</TextLink>
        </Box>
      </Card>
    </Grid>
  );
}
