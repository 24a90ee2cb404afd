import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ReadReview } from '#web/components/peer-reviews/read-review.tsx';
import '#web/components/peer-reviews/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import { type PeerTask, peerTaskQuery } from './queries.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewedWork } from './reviewed-work.tsx';

type Props = { assignmentId: string; taskId: string };

/** A work of somebody else on one side, and what one says of it on the other; or why it is not shown. */
export default function ReviewScreen({ assignmentId, taskId }: Props) {
  const { t } = useTranslation('peerReviews');
  const { data: task, error, refetch } = useQuery(peerTaskQuery(taskId));
  const back = paths.assignment(assignmentId);
  if (task)
    return (
      <>
        <TextLink to={back}>{t('screen.back')}</TextLink>
        <Task task={task} onRefetch={() => void refetch()} />
      </>
    );
  if (isNotFound(error))
    return (
      <EmptyState
        drawing="search"
        title={t('screen.none')}
        text={t('screen.noneText')}
        action={<ButtonLink to={back}>{t('screen.back')}</ButtonLink>}
      />
    );
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('screen.loading')} />;
}

function Task({ task, onRefetch }: { task: PeerTask; onRefetch: () => void }) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  const { number, dueAt, state, work, review, marking, isForGroups } = task;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  const { key } = useLocation();
  useEffect(() => {
    // Who came from the assignment is on the same page still: nothing else leads to what is new on it.
    if (key !== 'default' && document.activeElement?.tagName !== 'H1') heading.current?.focus();
  }, [key]);
  useEffect(() => {
    // The form is gone once it is delivered: one reads on where that is said.
    if (before.current === 'open' && state === 'delivered') heading.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <Box mt="3">
      <Heading as="h2" size="2xl" mb="2" ref={heading} tabIndex={-1} outline="none">
        {t(isForGroups ? 'screen.titleOfGroup' : 'screen.title', { number })}
      </Heading>
      {state === 'open' && (
        <Text mb="5">{t('screen.due', { when: formatMinute(dueAt, language) })}</Text>
      )}
      {state === 'missed' && <Notice kind="warning">{t('screen.missed')}</Notice>}
      {state === 'delivered' && <Notice kind="success">{t('screen.delivered')}</Notice>}
      {work && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(22rem, 28rem)' }}
          gap={{ base: '8', lg: '10' }}
          alignItems="start"
          mt="5"
        >
          <Box as="section" aria-label={t('screen.work')} minW="0">
            <ReviewedWork task={task} work={work} onLinkEnded={onRefetch} />
          </Box>
          <Box
            as="section"
            aria-label={t('screen.yours')}
            minW="0"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            p={{ base: '4', md: '5' }}
          >
            {state === 'open' ? (
              <ReviewForm task={task} />
            ) : (
              review && <ReadReview review={review} marking={marking} />
            )}
          </Box>
        </Grid>
      )}
    </Box>
  );
}
