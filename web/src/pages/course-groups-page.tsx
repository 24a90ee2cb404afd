import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ManagedGroups } from '#web/features/groups/managed-groups.tsx';
import { OwnGroups } from '#web/features/groups/own-groups.tsx';
import '#web/features/groups/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { OwnCourse } from './own-course.tsx';
import { PeoplePlaces } from './people-places.tsx';

/** The groups of a course: those who teach it make them, those who learn in it see their own and choose. */
export default function CourseGroupsPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('groups');
  return (
    <OwnCourse
      courseId={courseId}
      title={t('title')}
      width="middle"
      loading={t('loading')}
      renderOthers={({ enrollment }) =>
        enrollment?.state === 'active' ? (
          <OwnGroups courseId={courseId} />
        ) : (
          <EmptyState
            drawing="lock"
            title={t('own.notIn')}
            text={t('own.notInText')}
            action={<ButtonLink to={paths.course(courseId)}>{t('own.toCourse')}</ButtonLink>}
          />
        )
      }
    >
      {() => (
        <>
          <PeoplePlaces courseId={courseId} at="groups" />
          <ManagedGroups courseId={courseId} />
        </>
      )}
    </OwnCourse>
  );
}
