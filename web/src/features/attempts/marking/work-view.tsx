import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { useSingleKeys } from '#web/lib/use-single-keys.ts';
import { attemptQueries } from '../queries.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import type { WorkIds } from '../types.ts';
import { useNeighbors } from './use-neighbors.ts';
import { WorkHead } from './work-head.tsx';
import { WorkHistory } from './work-history.tsx';
import { WorkQuestionCard } from './work-question-card.tsx';

type Props = {
  ids: WorkIds;
  /** Whether what waits in all own courses comes next, and not what waits at this quiz. */
  all: boolean;
};

/** The address of an attempt in the review. */
const at = ({ courseId, quizId, userId, attemptId }: WorkIds, all: boolean) =>
  reviewPath({
    course: courseId,
    quiz: quizId,
    view: 'attempt',
    person: userId,
    attempt: attemptId,
    all: all ? 'true' : undefined,
  });

/** An attempt to be read and marked, with the ways to those that wait before and after it. */
export function WorkView({ ids, all }: Props) {
  const { t } = useTranslation('attempts');
  const navigate = useNavigate();
  const { state } = useLocation();
  const body = useRef<HTMLDivElement>(null);
  const { data: work, error, refetch } = useQuery(attemptQueries.work(ids));
  const { before, next } = useNeighbors(ids, all);
  const go = (to: WorkIds | undefined) =>
    to && void navigate(at(to, all), { state: { points: true } });
  const focusPoints = (of: string) =>
    body.current?.querySelector<HTMLElement>(`${of} [data-points]`)?.focus();
  useSingleKeys({
    j: () => go(next),
    k: () => go(before),
    g: () => focusPoints(work?.waiting ? '[data-waits]' : 'details[open]'),
  });
  const isHere = work !== undefined;
  const wantsPoints = state !== null && typeof state === 'object' && 'points' in state;
  const begin = useEffectEvent(() => {
    if (isHere && wantsPoints) focusPoints('[data-waits]');
  });
  // Who came by a key goes on marking where there is something to mark.
  useEffect(() => begin(), [isHere, ids.attemptId]);
  if (isNotFound(error))
    return <EmptyState drawing="search" title={t('work.gone')} text={t('work.goneText')} />;
  if (error && !work) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!work) return <RowsSkeleton label={t('loading')} />;
  const onMarked = (slotId: string) => {
    const waiting = [...(body.current?.querySelectorAll<HTMLElement>('[data-waits]') ?? [])].find(
      (card) => card.dataset['slot'] !== slotId,
    );
    if (waiting) waiting.querySelector<HTMLElement>('[data-points]')?.focus();
    else go(next);
  };
  return (
    <Box ref={body}>
      <Flex as="nav" aria-label={t('work.neighbors')} gap="3" wrap="wrap" mb="6" align="center">
        {before && (
          <ButtonLink size="sm" variant="outline" to={at(before, all)}>
            {t('work.before')}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink size="sm" variant="outline" to={at(next, all)}>
            {t('work.next')}
          </ButtonLink>
        )}
        <Box hideBelow="md" color="fg.muted" textStyle="sm">
          {t('work.keys')}
        </Box>
      </Flex>
      <WorkHead ids={ids} work={work} />
      {work.state === 'open' && (
        <Box mb="6">
          <Notice>{t('work.runs')}</Notice>
        </Box>
      )}
      <Flex direction="column" gap="6">
        {work.questions.map((question, index) => (
          <WorkQuestionCard
            key={question.slotId}
            ids={ids}
            work={work}
            question={question}
            number={index + 1}
            onMarked={() => onMarked(question.slotId)}
            onLinkEnded={() => void refetch()}
          />
        ))}
      </Flex>
      <WorkHistory history={work.history} />
    </Box>
  );
}
