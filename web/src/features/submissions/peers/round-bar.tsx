import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds, PeerRound } from '../types.ts';

type Props = { ids: AssignmentIds; round: PeerRound; isOn: boolean };

/** Deals out the works, and says how that goes. */
export function RoundBar({ ids, round, isOn }: Props) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  const start = useWrite('submissions.startPeerReview', {
    meta: { invalidates: [submissionQueries.peerReviews(ids).queryKey] },
  });
  const isRunning = round?.state === 'running';
  return (
    <Box mb="5">
      {round === null ? (
        <>
          <Text fontWeight="semibold">{t('list.empty')}</Text>
          <Text mb="3">{t('list.emptyText')}</Text>
        </>
      ) : (
        <Text role="status" mb="3">
          {isRunning
            ? t('list.running')
            : t('list.done', {
                count: round.works,
                when: formatMinute(round.at, language),
                due: formatMinute(round.dueAt, language),
              })}
        </Text>
      )}
      {isOn && (
        <>
          <Button
            variant={round === null ? 'primary' : 'outline'}
            disabled={isRunning || start.isPending}
            onClick={() => start.mutate({ params: ids, body: {} })}
          >
            {t(round === null ? 'list.start' : 'list.again')}
          </Button>
          {round !== null && (
            <Text textStyle="sm" color="fg.muted" mt="1">
              {t('list.againText')}
            </Text>
          )}
        </>
      )}
    </Box>
  );
}
