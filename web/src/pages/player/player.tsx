import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/contract/client.ts';
import type { Lock } from '#shared/schemas/lock.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import type { BlockIds } from '#web/features/lessons/player/queries.ts';
import '#web/features/lessons/player/texts.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from '../not-found-page.tsx';
import { LessonPlace } from './lesson-place.tsx';
import { LockedLesson } from './locked-lesson.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { useLesson } from './use-lesson.ts';

/** A lesson, or why there is none for this reader. */
export function Player({ ids }: { ids: BlockIds }) {
  const { t } = useTranslation('player');
  const lesson = useLesson(ids);
  const { data, error, refetch } = lesson.query;
  if (isNotFound(error)) return <NotFoundPage />;
  if (error instanceof ApiError && error.problem?.code === 'enrollment_required') {
    return (
      <PageBody width="reading">
        <EmptyState
          drawing="lock"
          title={t('locked.title')}
          text={t('locked.text')}
          action={<ButtonLink to={paths.course(ids.courseId)}>{t('previewAction')}</ButtonLink>}
        />
      </PageBody>
    );
  }
  if (error instanceof ApiError && error.problem?.code === 'block_locked') {
    const { locks = [] } = (error.problem.current ?? {}) as { locks?: Lock[] };
    return <LockedLesson courseId={ids.courseId} locks={locks} />;
  }
  if (data === undefined) {
    if (!error) return <LessonSkeleton label={t('loading')} />;
    return (
      <PageBody>
        <ErrorState error={error} retry={() => void refetch()} />
      </PageBody>
    );
  }
  return <LessonPlace ids={ids} lesson={lesson} data={data} />;
}
