import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentQueries } from '#web/blocks/assignment/queries.ts';
import '#web/blocks/assignment/state/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import { AssignmentView } from './assignment-view.tsx';

type Props = {
  assignmentId: string;
  /** How much it weighs in its course, as one of its facts. */
  weight?: ReactNode;
};

/** The screen of one assignment, or why there is none. */
export function AssignmentScreen({ assignmentId, weight }: Props) {
  const { t } = useTranslation(['assignments', 'errors']);
  const { data: page, error, refetch } = useQuery(assignmentQueries.page(assignmentId));
  if (page) return <AssignmentView page={page} weight={weight} onRefetch={() => void refetch()} />;
  if (isNotFound(error))
    return (
      <EmptyState
        drawing="search"
        title={t('none')}
        text={t('noneText')}
        action={<ButtonLink to={paths.assignments}>{t('up')}</ButtonLink>}
      />
    );
  // Only people of the course get it: there is nothing to try again.
  if (error && errorKey(error) === 'enrollment_required')
    return <Notice>{t('errors:enrollment_required')}</Notice>;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
}
