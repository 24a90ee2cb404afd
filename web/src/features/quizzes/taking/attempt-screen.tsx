import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AttemptIds, quizQueries } from '#web/blocks/quiz/queries.ts';
import '#web/blocks/quiz/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { serverSource } from './server-source.ts';
import { Taking } from './taking.tsx';
import type { Receipt } from './types.ts';
import { useSoleTab } from './use-sole-tab.ts';

const EndedAttempt = lazy(async () => ({
  default: (await import('./ended-attempt.tsx')).EndedAttempt,
}));

/** One attempt of a quiz: while it runs, to be taken in one tab at a time; then its result. */
export function AttemptScreen({ ids, waysOn }: { ids: AttemptIds; waysOn: ReactNode }) {
  const { t } = useTranslation('quizzes');
  const client = useQueryClient();
  const { courseId, quizId, attemptId } = ids;
  const source = useMemo(
    () => serverSource(client, { courseId, quizId, attemptId }),
    [client, courseId, quizId, attemptId],
  );
  const { data: attempt, error, refetch } = useQuery(quizQueries.attempt(ids));
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [tooLate, setTooLate] = useState(0);
  const { where, takeOver } = useSoleTab(`attempt ${attemptId}`);
  if (isNotFound(error))
    return <EmptyState drawing="search" title={t('gone.title')} text={t('gone.text')} />;
  if (error && !attempt) return <ErrorState error={error} retry={() => void refetch()} />;
  const waiting = <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
  if (!attempt) return waiting;
  if (attempt.state !== 'open' || receipt !== null)
    return (
      <Suspense fallback={waiting}>
        <EndedAttempt ids={ids} receipt={receipt} tooLate={tooLate} />
        {waysOn}
      </Suspense>
    );
  if (where === 'asking') return waiting;
  if (where === 'elsewhere')
    return (
      <Notice kind="warning">
        <p>{t('elsewhere.text')}</p>
        <Flex mt="3">
          <Button
            size="sm"
            onClick={() => {
              // What was answered there meanwhile is shown here.
              void refetch().then(takeOver);
            }}
          >
            {t('elsewhere.here')}
          </Button>
        </Flex>
      </Notice>
    );
  return (
    <Taking
      key={attemptId}
      attempt={attempt}
      source={source}
      onEnded={(told, late = 0) => {
        setReceipt(told ?? null);
        setTooLate(late);
        void client.invalidateQueries({ queryKey: quizQueries.all(ids) });
        // What is done in the course may have changed with it.
        void client.invalidateQueries({ queryKey: ['courses', 'one', courseId] });
        void client.invalidateQueries({ queryKey: ['enrollments'] });
      }}
    />
  );
}
