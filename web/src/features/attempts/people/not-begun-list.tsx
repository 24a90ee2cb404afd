import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/screens.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { PeopleRows } from '#web/course/people-rows.tsx';
import { attemptQueries } from '../queries.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import type { QuizIds } from '../types.ts';

/** The students of the course who have not begun the quiz, each with the way to them. */
export function NotBegunList({ ids }: { ids: QuizIds }) {
  const { t } = useTranslation('attempts');
  const list = useInfiniteQuery(attemptQueries.notBegun(ids));
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const people = list.data.pages.flatMap(({ items }) => items);
  if (people.length === 0 && !list.hasNextPage)
    return (
      <EmptyState
        title={t('notBegun.empty')}
        text={t('notBegun.emptyText')}
        action={
          <ButtonLink variant="outline" to={paths.courseEnrollments(ids.courseId)}>
            {t('notBegun.toPeople')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <Text color="fg.muted" mb="4">
        {t('notBegun.text')}
      </Text>
      <PeopleRows
        courseId={ids.courseId}
        label={t('views.notBegun')}
        people={people}
        nameless={t('nameless')}
      />
      <LoadMore list={list} />
    </>
  );
}
