import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds, PeerRound } from '../types.ts';

type Props = {
  ids: AssignmentIds;
  round: PeerRound;
  isOn: boolean;
  /** Whether the next press deals nothing out: who teaches gives each work. */
  byHand: boolean;
};

/** How the last press goes, or how many works take part since. */
function useRoundWords() {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  return ({ state, works: count, at, dueAt, byHand }: NonNullable<PeerRound>): string => {
    const words = byHand ? 'list.byHand' : 'list';
    if (state === 'running') return t(`${words}.running`);
    const when = formatMinute(at, language);
    return dueAt === null
      ? t('list.byHand.done', { count, when })
      : t('list.done', { count, when, due: formatMinute(dueAt, language) });
  };
}

/** Deals out the works, or takes them in to be given by hand, and says how that goes. */
export function RoundBar({ ids, round, isOn, byHand }: Props) {
  const { t } = useTranslation('peerReviews');
  const wordsOf = useRoundWords();
  const [asks, setAsks] = useState(false);
  const start = useWrite('submissions.startPeerReview', {
    meta: { invalidates: [submissionQueries.peerReviews(ids).queryKey] },
  });
  const words = byHand ? 'list.byHand' : 'list';
  const begin = () => {
    setAsks(false);
    start.mutate({ params: ids, body: {} });
  };
  return (
    <Box mb="5">
      {round === null ? (
        <>
          <Text fontWeight="semibold">{t(`${words}.empty`)}</Text>
          <Text mb="3">{t(`${words}.emptyText`)}</Text>
        </>
      ) : (
        <Text role="status" mb="3">
          {wordsOf(round)}
        </Text>
      )}
      {isOn && (
        <>
          <Button
            variant={round === null ? 'primary' : 'outline'}
            disabled={round?.state === 'running' || start.isPending}
            // The first press cannot be undone.
            onClick={() => (round === null ? setAsks(true) : begin())}
          >
            {t(round === null ? `${words}.start` : `${words}.again`)}
          </Button>
          {round !== null && (
            <Text textStyle="sm" color="fg.muted" mt="1">
              {t(round.byHand && !byHand ? 'list.byHand.thenChance' : `${words}.againText`)}
            </Text>
          )}
        </>
      )}
      {asks && (
        <ConfirmDialog
          title={t(`${words}.ask`)}
          text={t('list.askText')}
          yes={t(`${words}.start`)}
          no={t('list.notYet')}
          pending={start.isPending}
          onYes={begin}
          onClose={() => setAsks(false)}
        />
      )}
    </Box>
  );
}
