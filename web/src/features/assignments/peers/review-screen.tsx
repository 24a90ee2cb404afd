import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadReview } from '#web/components/peer-reviews/read-review.tsx';
import '#web/components/peer-reviews/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeading } from '#web/components/ui/page.tsx';
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
  const { local } = useLanguage();
  const { data: task, error, refetch } = useQuery(peerTaskQuery(taskId));
  const back = paths.assignment(assignmentId);
  const title =
    task && t(task.isForGroups ? 'screen.titleOfGroup' : 'screen.title', { number: task.number });
  return (
    <>
      <PageHeading
        title={title ?? t('screen.review')}
        part={taskId}
        {...(task && { of: local(task.assignment).text })}
      />
      <Body {...{ task, error, back }} onRefetch={() => void refetch()} />
    </>
  );
}

type BodyProps = {
  task: PeerTask | undefined;
  error: unknown;
  back: string;
  onRefetch: () => void;
};

function Body({ task, error, back, onRefetch }: BodyProps) {
  const { t } = useTranslation('peerReviews');
  if (task) return <Task task={task} back={back} onRefetch={onRefetch} />;
  if (isNotFound(error))
    return (
      <EmptyState
        drawing="search"
        title={t('screen.none')}
        text={t('screen.noneText')}
        action={<ButtonLink to={back}>{t('screen.back')}</ButtonLink>}
      />
    );
  if (error) return <ErrorState error={error} retry={onRefetch} />;
  return <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('screen.loading')} />;
}

type TaskProps = { task: PeerTask; back: string; onRefetch: () => void };

function Task({ task, back, onRefetch }: TaskProps) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  const { dueAt, state, work, review, marking } = task;
  const delivered = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // The form is gone once it is delivered: one reads on where that is said.
    if (before.current === 'open' && state === 'delivered') delivered.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <>
      {state === 'open' && (
        <Text mb="5">{t('screen.due', { when: formatMinute(dueAt, language) })}</Text>
      )}
      {state === 'missed' && (
        <Notice kind="warning">
          {t('screen.missed')} {t('links.cost')}
        </Notice>
      )}
      {state === 'delivered' && (
        <Box ref={delivered} tabIndex={-1} outline="none">
          <Notice kind="success">
            {t('screen.delivered')} <TextLink to={back}>{t('screen.back')}</TextLink>
          </Notice>
        </Box>
      )}
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
              review && (
                <>
                  <Heading as="h2" size="lg" mb="3">
                    {t('screen.yours')}
                  </Heading>
                  <ReadReview review={review} marking={marking} />
                </>
              )
            )}
          </Box>
        </Grid>
      )}
    </>
  );
}
