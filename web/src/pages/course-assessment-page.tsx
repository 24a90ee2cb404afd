import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { CourseQuizzes } from '#web/features/attempts/course/course-quizzes.tsx';
import '#web/features/attempts/texts.ts';
import { CourseAssignments } from '#web/features/submissions/course/course-assignments.tsx';
import '#web/features/submissions/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { OwnCourse } from './own-course.tsx';

/** In place of the lists, where the address asks for the dates. */
const dates = 'dates';
const DatesView = lazy(() => import('#web/features/dates/dates-view.tsx'));
const CourseMarkers = lazy(() => import('#web/features/submissions/markers/course-markers.tsx'));

/** What a course examines: its quizzes, and the questions that they are made from. */
export default function CourseAssessmentPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation(['attempts', 'submissions']);
  const [params] = useSearchParams();
  if (params.get('view') === dates)
    return (
      <OwnCourse
        courseId={courseId}
        title={t('assessment.dates')}
        lead={t('assessment.datesLead')}
        above={
          <TextLink to={paths.courseAssessment(courseId)}>{t('assessment.backToAll')}</TextLink>
        }
        loading={t('assessment.loading')}
      >
        {() => (
          <Suspense fallback={<RowsSkeleton label={t('assessment.loadingDates')} />}>
            <DatesView courseId={courseId} />
          </Suspense>
        )}
      </OwnCourse>
    );
  return (
    <OwnCourse
      courseId={courseId}
      title={t('assessment.title')}
      lead={t('assessment.lead')}
      loading={t('assessment.loading')}
    >
      {() => (
        <>
          <Flex gap="3" columnGap="6" wrap="wrap" align="center" mb="6">
            <ButtonLink variant="outline" to={paths.courseQuestions(courseId)}>
              {t('assessment.bank')}
            </ButtonLink>
            <ButtonLink variant="outline" to={`${paths.courseAssessment(courseId)}?view=${dates}`}>
              {t('assessment.dates')}
            </ButtonLink>
            <TextLink to={paths.ownQuestions}>{t('assessment.ownBank')}</TextLink>
            <TextLink to={paths.quizReview}>{t('assessment.queue')}</TextLink>
          </Flex>
          <Heading as="h2" size="2xl" mb="4">
            {t('assessment.quizzes')}
          </Heading>
          <CourseQuizzes courseId={courseId} />
          <Heading as="h2" size="2xl" mt="12" mb="4">
            {t('submissions:course.title')}
          </Heading>
          <CourseAssignments courseId={courseId} />
          <Suspense fallback={<RowsSkeleton label={t('submissions:course.loading')} />}>
            <CourseMarkers courseId={courseId} />
          </Suspense>
        </>
      )}
    </OwnCourse>
  );
}
