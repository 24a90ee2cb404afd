import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { GradeBook } from '#web/features/grades/book/grade-book.tsx';
import '#web/features/grades/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { OwnCourse } from './own-course.tsx';

/** The gradebook of a course, for those who teach it. */
export default function CourseGradesPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('grades');
  return (
    <OwnCourse courseId={courseId} title={t('title')} width="full" loading={t('loading')}>
      {(_, title) => (
        <>
          <ButtonLink to={paths.gradingScheme(courseId)} size="sm" variant="outline" mb="4">
            {t('scheme')}
          </ButtonLink>
          <GradeBook courseId={courseId} title={title} />
        </>
      )}
    </OwnCourse>
  );
}
