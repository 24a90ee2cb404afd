import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import { submissionQueries } from '../queries.ts';
import type { PeerReviewer, PeerWorkIds } from '../types.ts';
import { useReviewerName } from './use-reviewer-name.ts';

type List = Parameters<typeof LoadMore>[0]['list'] & {
  data: { pages: { items: PeerReviewer[] }[] } | undefined;
  isFetching: boolean;
  isError: boolean;
};
type Props = {
  work: PeerWorkIds;
  list: List;
  search: string;
  onSearch: (text: string) => void;
};

/** Those to whom a work can be given, to be found by name or alias. */
export function ReviewerChoice({ work, list, search, onSearch }: Props) {
  const { t } = useTranslation('peerReviews');
  const nameOf = useReviewerName();
  const deal = useWrite('submissions.dealReview', {
    meta: { invalidates: submissionQueries.afterDealing(work), success: t('hand.given') },
  });
  const people = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isNobody = people.length === 0;
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  // A page may hold nobody who was looked for: somebody further on may be.
  useEffect(() => {
    if (isNobody && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isNobody, hasNextPage, isFetching, isError, fetchNextPage]);
  return (
    <Box as="section" aria-label={t('hand.give')}>
      <Heading as="h3" size="md" mb="1">
        {t('hand.give')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {t('hand.giveText')}
      </Text>
      <LiveSearch
        label={t('hand.search')}
        placeholder={t('hand.search')}
        value={search}
        onSearch={(text) => onSearch(text.trim())}
      />
      <Box as="ul" listStyleType="none" mt="3" aria-label={t('hand.give')}>
        {people.map((one) => (
          <Flex
            as="li"
            key={`${one.submissionId} ${one.alias}`}
            gap="3"
            py="2"
            align="center"
            justify="space-between"
            wrap="wrap"
            borderTopWidth="1px"
          >
            <Box minW="0" flex="1 1 10rem">
              <Text overflowWrap="anywhere">{nameOf(one)}</Text>
              <Text textStyle="sm" color="fg.muted">
                {one.gives.all === 0 ? t('hand.hasNone') : t('hand.has', one.gives)}
              </Text>
            </Box>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('hand.giveTo', { name: nameOf(one) })}
              disabled={deal.isPending}
              onClick={() =>
                deal.mutate({
                  params: work,
                  body: { reviewer: { submissionId: one.submissionId, alias: one.alias } },
                })
              }
            >
              {t('hand.giveIt')}
            </Button>
          </Flex>
        ))}
      </Box>
      {isNobody && !hasNextPage && !isFetching && (
        <Text role="status">{t(search === '' ? 'hand.nobody' : 'hand.notFound')}</Text>
      )}
      <LoadMore list={list} />
    </Box>
  );
}
