import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { rosterQueries } from '../queries.ts';
import '../texts.ts';
import { RequestRow } from './request-row.tsx';

/** Lists the people who ask to be admitted to a course of the signed-in teacher: the longest waiting first. */
export function WaitingRequests() {
  const { t } = useTranslation('rosters');
  const list = useInfiniteQuery(rosterQueries.requests());
  const requests = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const count = list.data?.pages[0]?.pending ?? 0;
  const heading = !list.data
    ? 'requests.heading'
    : count === 0
      ? 'requests.none'
      : 'requests.title';
  return (
    <Box as="section" aria-labelledby="waiting-requests">
      <Heading as="h2" size="2xl" mb="3" id="waiting-requests">
        {t(heading, { count })}
      </Heading>
      {list.isPending && <Skeleton h="6" maxW="26rem" />}
      {list.isError && !list.data && (
        <ErrorNote error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data && requests.length === 0 && <Text color="fg.muted">{t('requests.noneText')}</Text>}
      <Box as="ul" listStyleType="none">
        {requests.map((request) => (
          <Box as="li" key={`${request.courseId} ${request.userId}`} borderTopWidth="1px" py="4">
            <RequestRow request={request} />
          </Box>
        ))}
      </Box>
      <LoadMore list={list} />
    </Box>
  );
}
