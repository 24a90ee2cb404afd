import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
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
  const toMarked = { course: ids.courseId, assignment: ids.assignmentId, list: 'marked' } as const;
  return (
    <PagedList
      list={list}
      loading={<RowsSkeleton label={t('loading')} />}
      empty={
        <EmptyState
          title={t('releases.empty')}
          text={t('releases.emptyText')}
          action={
            <ButtonLink variant="outline" to={reviewPath(toMarked)}>
              {t('releases.toMarked')}
            </ButtonLink>
          }
        />
      }
    >
      {(releases) => (
        <Box as="ul" listStyleType="none" aria-label={t('views.releases')}>
          {releases.map((release) => (
            <ReleaseStanding as="li" key={release.releaseId} ids={ids} release={release} />
          ))}
        </Box>
      )}
    </PagedList>
  );
}
