import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { MediaLibrary } from '#web/features/media/media-library.tsx';
import '#web/features/media/texts.ts';
import { useMediaFilters } from '#web/features/media/use-media-filters.ts';
import { OwnCourse } from './own-course.tsx';

/** All files of a course, for those who teach it. */
export default function CourseFilesPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('media');
  const { filters, filter } = useMediaFilters();
  return (
    <OwnCourse
      courseId={courseId}
      title={t('library')}
      lead={t('libraryLead')}
      loading={t('loading')}
    >
      {() => <MediaLibrary courseId={courseId} filters={filters} onFilter={filter} />}
    </OwnCourse>
  );
}
