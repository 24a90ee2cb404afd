import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import '#web/features/lessons/player/texts.ts';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';
import { Player } from './player/player.tsx';

/** The page on which a course is learned: a lesson, or a module, which leads to its first lesson that is not done. */
export default function PlayerPage() {
  const { courseId = '', moduleId = '', contentId } = useParams();
  if (contentId === undefined) return <ModuleStart courseId={courseId} moduleId={moduleId} />;
  return <Player key={courseId} ids={{ courseId, moduleId, blockId: contentId }} />;
}

function ModuleStart({ courseId, moduleId }: { courseId: string; moduleId: string }) {
  const { t } = useTranslation('player');
  const course = useQuery(catalogQueries.get(courseId));
  if (isNotFound(course.error)) return <NotFoundPage />;
  if (course.error && !course.data)
    return <ErrorState error={course.error} retry={() => void course.refetch()} />;
  if (!course.data) {
    return (
      <PageBody>
        <Skeleton h="60vh" borderRadius="l3" role="status" aria-label={t('loading')} />
      </PageBody>
    );
  }
  const module = course.data.outline.find((other) => other.moduleId === moduleId);
  const blocks = module?.blocks ?? [];
  const block = blocks.find(({ state }) => state !== 'done') ?? blocks[0];
  return block === undefined ? (
    <NotFoundPage />
  ) : (
    <Navigate replace to={paths.content(courseId, moduleId, block.blockId)} />
  );
}
