import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EntryPanels } from '#web/features/rosters/entry-panels.tsx';
import { RequestsNotice } from '#web/features/rosters/requests-notice.tsx';
import { Roster } from '#web/features/rosters/roster.tsx';
import '#web/features/rosters/texts.ts';
import { OwnCourse } from './own-course.tsx';
import { PeoplePlaces } from './people-places.tsx';

/** The page with the people of a course and their states, and the ways to enroll: for those who teach it. */
export default function CourseEnrollmentsPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('rosters');
  return (
    <OwnCourse
      courseId={courseId}
      title={t('title')}
      lead={({ course: { seats }, students }) =>
        `${t('learners', { count: students })} · ${seats === null ? t('noLimit') : t('ofSeats', { seats })}`
      }
      loading={t('loading')}
    >
      {({ course }, title) => {
        const priced = course.price !== null;
        return (
          <>
            <PeoplePlaces courseId={courseId} at="enrolled" />
            {(course.enrollmentMode === 'approval' || priced) && (
              <RequestsNotice courseId={courseId} />
            )}
            <Roster courseId={courseId} courseTitle={title} />
            <EntryPanels courseId={courseId} mode={course.enrollmentMode} priced={priced} />
          </>
        );
      }}
    </OwnCourse>
  );
}
