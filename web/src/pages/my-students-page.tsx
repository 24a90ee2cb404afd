import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { TaughtCourseChooser } from '#web/features/courses/taught-course-chooser.tsx';
import { Roster } from '#web/features/rosters/roster.tsx';
import '#web/features/rosters/texts.ts';
import { paths } from '#web/lib/paths.ts';

/** The people of one of the own courses after the other; which one stands in the address. */
export default function MyStudentsPage() {
  const { t } = useTranslation('rosters');
  const [params, setParams] = useSearchParams();
  return (
    <PageBody>
      <PageHeading title={t('myStudents.title')} lead={t('myStudents.lead')} />
      <TaughtCourseChooser
        chosen={params.get('course')}
        // Another course has other people: what was asked of the one before is left behind.
        onChoose={(course) => setParams({ course })}
        first={<ButtonLink to={paths.createCourse}>{t('myStudents.create')}</ButtonLink>}
      >
        {(courseId, title) => (
          <>
            <Roster key={courseId} courseId={courseId} courseTitle={title} />
            <TextLink to={paths.courseEnrollments(courseId)} display="inline-block" mt="8">
              {t('myStudents.more')}
            </TextLink>
          </>
        )}
      </TaughtCourseChooser>
    </PageBody>
  );
}
