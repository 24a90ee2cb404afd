import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import type { PeerSeat } from '../types.ts';
import { useReviewerName } from './use-reviewer-name.ts';
import type { Unreviewed } from './use-unreviewed.ts';

type Props = { unreviewed: Unreviewed; onOpen: (work: PeerSeat) => void };

/** How many works nobody reviews yet, and the way to give out the next one. */
export function UnreviewedPart({ unreviewed: { list, works, isHand }, onOpen }: Props) {
  const { t } = useTranslation('peerReviews');
  const nameOf = useReviewerName();
  if (!isHand) return null;
  const [next] = works;
  const isWhole = list.data !== undefined && !list.hasNextPage;
  const count = works.length;
  const said = next
    ? t(isWhole ? 'list.waiting.count' : 'list.waiting.atLeast', { count })
    : t(isWhole ? 'list.waiting.none' : 'list.waiting.loading');
  return (
    <Box as="section" aria-labelledby="unreviewed" mb="5">
      <Heading as="h2" size="lg" mb="1" id="unreviewed">
        {t('list.waiting.title')}
      </Heading>
      {list.isError ? (
        <ErrorState
          error={list.error}
          retry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        />
      ) : (
        <Text role="status">{said}</Text>
      )}
      {next && (
        <Button mt="3" onClick={() => onOpen(next)}>
          {t('list.waiting.next', { name: nameOf(next) })}
        </Button>
      )}
    </Box>
  );
}
