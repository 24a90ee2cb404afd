import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/screens.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { PeopleRows } from '#web/course/people-rows.tsx';
import { attemptQueries } from '../queries.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import type { QuizIds } from '../types.ts';

/** The students of the course who have not begun the quiz, each with the way to them. */
export function NotBegunList({ ids }: { ids: QuizIds }) {
  const { t } = useTranslation('attempts');
  const list = useInfiniteQuery(attemptQueries.notBegun(ids));
  return (
    <PagedList
      list={list}
      loading={<RowsSkeleton label={t('loading')} />}
      empty={
        <EmptyState
          title={t('notBegun.empty')}
          text={t('notBegun.emptyText')}
          action={
            <ButtonLink variant="outline" to={paths.courseEnrollments(ids.courseId)}>
              {t('notBegun.toPeople')}
            </ButtonLink>
          }
        />
      }
    >
      {(people) => (
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
        </>
      )}
    </PagedList>
  );
}
