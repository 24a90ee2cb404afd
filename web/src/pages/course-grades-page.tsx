import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { GradeBook } from '#web/features/grades/book/grade-book.tsx';
import '#web/features/grades/texts.ts';
import { OwnCourse } from './own-course.tsx';

/** The gradebook of a course, for those who teach it. */
export default function CourseGradesPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('grades');
  return (
    <OwnCourse courseId={courseId} title={t('title')} width="full" loading={t('loading')}>
      {(_, title) => <GradeBook courseId={courseId} title={title} />}
    </OwnCourse>
  );
}
