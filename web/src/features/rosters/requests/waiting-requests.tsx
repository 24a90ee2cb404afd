import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { rosterQueries } from '../queries.ts';
import '../texts.ts';
import { RequestRow } from './request-row.tsx';

/** Lists the people who ask to be admitted to a course of the signed-in teacher: the longest waiting first. */
export function WaitingRequests() {
  const { t } = useTranslation('rosters');
  const list = useInfiniteQuery(rosterQueries.requests());
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
      <PagedList
        list={list}
        loading={<Skeleton h="6" maxW="26rem" />}
        empty={<Text color="fg.muted">{t('requests.noneText')}</Text>}
        failed={ErrorNote}
      >
        {(requests) => (
          <Box as="ul" listStyleType="none">
            {requests.map((request) => (
              <Box
                as="li"
                key={`${request.courseId} ${request.userId}`}
                borderTopWidth="1px"
                py="4"
              >
                <RequestRow request={request} />
              </Box>
            ))}
          </Box>
        )}
      </PagedList>
    </Box>
  );
}
