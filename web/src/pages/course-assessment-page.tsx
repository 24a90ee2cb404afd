import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { CourseQuizzes } from '#web/features/attempts/course/course-quizzes.tsx';
import '#web/features/attempts/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { OwnCourse } from './own-course.tsx';

/** What a course examines: its quizzes, and the questions that they are made from. */
export default function CourseAssessmentPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('attempts');
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
            <TextLink to={paths.ownQuestions}>{t('assessment.ownBank')}</TextLink>
            <TextLink to={paths.quizReview}>{t('assessment.queue')}</TextLink>
          </Flex>
          <CourseQuizzes courseId={courseId} />
        </>
      )}
    </OwnCourse>
  );
}
