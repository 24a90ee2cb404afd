import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import { OwnQuizRow } from './own-quiz-row.tsx';
import { ownQuizQueries } from './queries.ts';
import './texts.ts';
import { quizStates, useQuizFilters } from './use-quiz-filters.ts';

/** The quizzes of one's courses by what is to be done: what runs, what can be begun, what is completed. */
export function OwnQuizzes() {
  const { t } = useTranslation('ownQuizzes');
  const { local } = useLanguage();
  const { state, courseId, query, isNarrowed, change, clear } = useQuizFilters();
  const list = useInfiniteQuery(ownQuizQueries.list(query));
  const now = list.data?.pages[0]?.now;
  const clock = useMemo(() => createServerClock(now ?? new Date(0).toISOString()), [now]);
  const pages = list.data?.pages ?? [];
  const quizzes = pages.flatMap(({ items }) => items);
  const courses = pages.flatMap((page) => page.courses);
  const isEmpty = quizzes.length === 0 && !list.hasNextPage;
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (list.data && isEmpty && !isNarrowed)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink to={paths.enrolled}>{t('toCourses')}</ButtonLink>}
      />
    );
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="8">
        <Chooser
          label={t('filter.state')}
          value={state ?? ''}
          choices={[
            { value: '', label: t('filter.everyState') },
            ...quizStates.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
          onChoose={(value) => change('state', value)}
        />
        <Chooser
          label={t('filter.course')}
          value={courseId ?? ''}
          choices={[
            { value: '', label: t('filter.everyCourse') },
            ...courses.map((course) => ({
              value: course.courseId,
              label: local(course.title).text,
            })),
          ]}
          onChoose={(value) => change('course', value)}
        />
      </Flex>
      {list.isPending && (
        <Flex role="status" aria-label={t('loading')} direction="column" gap="4">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} h={{ base: '11rem', md: '6rem' }} borderRadius="l2" />
          ))}
        </Flex>
      )}
      {list.data && isEmpty && (
        <EmptyState
          drawing="search"
          title={t('none')}
          action={
            <Button variant="outline" onClick={clear}>
              {t('filter.clear')}
            </Button>
          }
        />
      )}
      <Flex direction="column" gap="10">
        {quizStates.map((value) => {
          const shown = quizzes.filter((quiz) => quiz.state === value);
          if (shown.length === 0) return null;
          return (
            <Box as="section" key={value} aria-labelledby={`quizzes-${value}`}>
              <Heading as="h2" size="2xl" mb="3" id={`quizzes-${value}`}>
                {t(`state.${value}`)}
              </Heading>
              <Box as="ul" listStyleType="none">
                {shown.map((quiz) => (
                  <Box as="li" key={quiz.quizId} borderTopWidth="1px">
                    <OwnQuizRow quiz={quiz} clock={clock} onOver={() => void list.refetch()} />
                  </Box>
                ))}
              </Box>
            </Box>
          );
        })}
      </Flex>
      <LoadMore list={list} />
    </>
  );
}
