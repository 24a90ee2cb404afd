import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { submissionQueries } from '../queries.ts';
import { reviewPath } from '../review-path.ts';
import '../texts.ts';
import type { AssignmentIds } from '../types.ts';
import { ReleaseStanding } from './release-standing.tsx';

/** The releases of an assignment and how far each has come, the newest first. */
export function ReleaseList({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('submissions');
  const list = useInfiniteQuery(submissionQueries.releases(ids));
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const releases = list.data.pages.flatMap(({ items }) => items);
  if (releases.length === 0)
    return (
      <EmptyState
        title={t('releases.empty')}
        text={t('releases.emptyText')}
        action={
          <ButtonLink
            variant="outline"
            to={reviewPath({ course: ids.courseId, assignment: ids.assignmentId, list: 'marked' })}
          >
            {t('releases.toMarked')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label={t('views.releases')}>
        {releases.map((release) => (
          <ReleaseStanding as="li" key={release.releaseId} ids={ids} release={release} />
        ))}
      </Box>
      <LoadMore list={list} />
    </>
  );
}
