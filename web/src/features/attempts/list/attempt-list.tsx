import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageTurner } from '#web/components/ui/page-turner.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useListPlace } from '#web/lib/use-list-place.ts';
import { attemptQueries } from '../queries.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import type { AttemptFilters, QuizIds } from '../types.ts';
import { AttemptTable } from './attempt-table.tsx';
import { listedState, listedStates } from './attempt-states.ts';

// What writes a file comes behind the list that it writes.
const ExportAttempts = lazy(async () => ({
  default: (await import('./export-attempts.tsx')).ExportAttempts,
}));

type Props = {
  ids: QuizIds;
  /** Of the quiz, in the name of the file. */
  title: string;
  /** Only those with answers that wait for a person. */
  waiting?: boolean;
};

/** The attempts at a quiz, a page at a time, narrowed as the address says. */
export function AttemptList({ ids, title, waiting = false }: Props) {
  const { t } = useTranslation('attempts');
  const { params, cursor, change } = useListPlace();
  const state = listedState(params.get('state'));
  const filters: AttemptFilters = waiting ? { waiting: 'true' } : state === 'all' ? {} : { state };
  const page = useQuery({
    ...attemptQueries.page(ids, filters, cursor),
    placeholderData: keepPreviousData,
  });
  const retry = () =>
    // A place in a list that has changed is given up; anything else is asked again.
    errorKey(page.error) === 'invalid_cursor' ? change('cursor', null) : void page.refetch();
  const rows = page.data?.items ?? [];
  const isEmpty = page.data?.nextCursor === null && rows.length === 0;
  const isNarrowed = !waiting && state !== 'all';
  return (
    <>
      {!waiting && (
        <Flex gap="3" wrap="wrap" mb="6" justify="space-between">
          <Chooser
            label={t('filter.state')}
            value={state}
            choices={listedStates.map((value) => ({ value, label: t(`filter.${value}`) }))}
            onChoose={(value) => change('state', value === 'all' ? null : value)}
          />
          <Suspense>
            <ExportAttempts ids={ids} title={title} filters={filters} />
          </Suspense>
        </Flex>
      )}
      {page.isPending && <RowsSkeleton label={t('loading')} />}
      {page.isError && !page.data && <ErrorState error={page.error} retry={retry} />}
      {isEmpty && (
        <EmptyState
          drawing={isNarrowed ? 'search' : 'book'}
          title={t(waiting ? 'empty.toMark' : isNarrowed ? 'empty.narrowed' : 'empty.attempts')}
          text={isNarrowed ? undefined : t(waiting ? 'empty.toMarkText' : 'empty.attemptsText')}
          action={
            isNarrowed ? (
              <Button variant="outline" onClick={() => change('state', null)}>
                {t('filter.clear')}
              </Button>
            ) : (
              <ButtonLink
                variant="outline"
                to={reviewPath({
                  course: ids.courseId,
                  quiz: ids.quizId,
                  view: waiting ? 'attempts' : 'notBegun',
                })}
              >
                {t(waiting ? 'empty.seeAttempts' : 'empty.seeNotBegun')}
              </ButtonLink>
            )
          }
        />
      )}
      {rows.length > 0 && (
        <Box opacity={page.isPlaceholderData ? 0.6 : 1} aria-busy={page.isPlaceholderData}>
          <AttemptTable ids={ids} rows={rows} />
        </Box>
      )}
      {page.data && <PageTurner nextCursor={page.data.nextCursor} />}
    </>
  );
}
