import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { paths } from '#web/lib/paths.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import { OwnQuizRow } from './own-quiz-row.tsx';
import { ownQuizQueries, type OwnQuiz } from './queries.ts';
import './texts.ts';

const mostShown = 4;

/** What runs, or closes and can be begun. */
const isDue =
  (now: number) =>
  ({ state, closesAt, opensAt, locks }: OwnQuiz): boolean =>
    state === 'inProgress' ||
    (state === 'notStarted' &&
      locks.length === 0 &&
      closesAt !== null &&
      Date.parse(closesAt) > now &&
      (opensAt === null || Date.parse(opensAt) <= now));

/** Pending quizzes: attempts that run, and what closes next. Nothing where there are none. */
export default function DueQuizzes() {
  const { t } = useTranslation('ownQuizzes');
  const list = useInfiniteQuery(ownQuizQueries.list({}));
  const now = list.data?.pages[0]?.now;
  const clock = useMemo(() => createServerClock(now ?? new Date(0).toISOString()), [now]);
  const due =
    list.data?.pages
      .flatMap(({ items }) => items)
      .filter(isDue(clock.now()))
      .slice(0, mostShown) ?? [];
  if (due.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="due-quizzes" mb="10">
      <SectionHead id="due-quizzes" title={t('due')}>
        <TextLink to={paths.quizzes}>{t('results.up')}</TextLink>
      </SectionHead>
      <Box as="ul" listStyleType="none">
        {due.map((quiz) => (
          <Box as="li" key={quiz.quizId} borderTopWidth="1px">
            <OwnQuizRow quiz={quiz} clock={clock} onOver={() => void list.refetch()} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
