import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds, SubmissionRow } from '../types.ts';
import { BoardColumn } from './board-column.tsx';

/** From what waits to what its person sees. */
const columns = [
  'submitted',
  'returned',
  'marked',
  'released',
] as const satisfies readonly SubmissionRow['state'][];

/** What was handed in for an assignment, by how far its marking is: a column for each state, beside each other at a desk. */
export default function SubmissionBoard({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('submissions');
  const { data, error, refetch } = useQuery(submissionQueries.sums(ids));
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton label={t('loading')} />;
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 4 }} gap="6" alignItems="start">
      {columns.map((state) => (
        <BoardColumn key={state} ids={ids} state={state} count={data.sums?.[state] ?? null} />
      ))}
    </SimpleGrid>
  );
}
