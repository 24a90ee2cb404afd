import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CourseForm } from '#web/features/courses/authoring/course-form.tsx';
import '#web/features/courses/texts.ts';
import { CoverPart } from './course-edit/cover-part.tsx';
import { OwnCourse } from './own-course.tsx';

/** The page on which a teacher edits the texts of a course, and how people enroll. */
export default function CourseEditPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('courses');
  return (
    <OwnCourse
      courseId={courseId}
      title={t('edit.title')}
      lead={t('edit.lead')}
      width="middle"
      loading={t('edit.loading')}
    >
      {({ course }) => (
        <>
          <CoverPart key={`cover-${courseId}`} course={course} />
          <CourseForm key={courseId} course={course} />
        </>
      )}
    </OwnCourse>
  );
}
