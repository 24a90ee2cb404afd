import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds, SubmissionRow } from '../types.ts';
import { BoardCard } from './board-card.tsx';

type Props = {
  ids: AssignmentIds;
  state: SubmissionRow['state'];
  /** How many there are of them in all; null: who reads it is not told. */
  count: number | null;
};

/** The submissions in one state, the longest ago first, a page at a time. */
export function BoardColumn({ ids, state, count }: Props) {
  const { t } = useTranslation('submissions');
  const id = useId();
  const list = useInfiniteQuery({
    ...submissionQueries.listed(ids, state, null),
    staleTime: 0,
  });
  return (
    <Box as="section" aria-labelledby={id} bg="bg.subtle" borderRadius="l3" p="3" minW="0">
      <Flex justify="space-between" align="baseline" gap="3" mb="3" px="1">
        <Heading as="h2" size="md" id={id}>
          {t(state === 'released' ? 'board.released' : `state.${state}`)}
        </Heading>
        {count !== null && (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {count}
          </Text>
        )}
      </Flex>
      <PagedList
        list={list}
        loading={<RowsSkeleton label={t('loading')} />}
        empty={
          <Text color="fg.muted" px="1">
            {t('board.empty')}
          </Text>
        }
        failed={ErrorNote}
      >
        {(rows) => (
          <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-labelledby={id}>
            {rows.map((row) => (
              <BoardCard key={row.submissionId} courseId={ids.courseId} row={row} />
            ))}
          </Flex>
        )}
      </PagedList>
    </Box>
  );
}
