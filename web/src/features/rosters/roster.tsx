import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageTurner } from '#web/components/ui/page-turner.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { rosterQueries } from './queries.ts';
import { RosterTable } from './roster-table.tsx';
import { RosterTools } from './roster-tools.tsx';
import './texts.ts';
import type { RosterEntry } from './types.ts';
import { useDecide } from './use-decide.ts';
import { useRosterFilters } from './use-roster-filters.ts';

/** The people of a course, searched, narrowed and sorted as the address says. */
export function Roster({ courseId, courseTitle }: { courseId: string; courseTitle: string }) {
  const { t } = useTranslation('rosters');
  const roster = useRosterFilters();
  const { state, q, filters, change, toFirst } = roster;
  const page = useQuery({
    ...rosterQueries.page(courseId, filters),
    placeholderData: keepPreviousData,
  });
  const retry = () =>
    // A place in a list that has changed is given up; anything else is asked again.
    errorKey(page.error) === 'invalid_cursor' ? toFirst() : void page.refetch();
  const people = page.data?.items ?? [];
  const done = page.data !== undefined && !page.isError;
  return (
    <>
      <RosterTools courseId={courseId} courseTitle={courseTitle} roster={roster} />
      {page.isPending && <RosterSkeleton label={t('loading')} />}
      {page.isError && <ErrorState error={page.error} retry={retry} />}
      {done && people.length === 0 && (
        <EmptyState
          drawing={q === '' ? 'book' : 'search'}
          title={q === '' ? t(`empty.${state}`) : t('emptySearch', { q })}
          text={t(q === '' ? 'emptyText' : 'emptySearchText')}
          action={
            q !== '' && (
              <Button variant="outline" onClick={() => change('q', '')}>
                {t('clearSearch')}
              </Button>
            )
          }
        />
      )}
      {done && people.length > 0 && (
        <Box opacity={page.isPlaceholderData ? 0.6 : 1} aria-busy={page.isPlaceholderData}>
          {state === 'requested' && !page.data.priced && (
            <AdmitAll courseId={courseId} people={people} />
          )}
          <RosterTable
            courseId={courseId}
            people={people}
            state={people[0]?.state ?? state}
            priced={page.data.priced}
            listed={roster.listed}
          />
        </Box>
      )}
      {done && <PageTurner nextCursor={page.data.nextCursor} />}
    </>
  );
}

function AdmitAll({ courseId, people }: { courseId: string; people: RosterEntry[] }) {
  const { t } = useTranslation('rosters');
  const { decide, pending } = useDecide(courseId);
  return (
    <Button
      size="sm"
      mb="3"
      variant="outline"
      disabled={pending}
      onClick={() =>
        decide(
          'admit',
          people.map(({ userId }) => userId),
        )
      }
    >
      {t('admitAll', { count: people.length })}
    </Button>
  );
}

function RosterSkeleton({ label }: { label: string }) {
  return (
    <Flex role="status" aria-label={label} direction="column" gap="3">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} h="14" borderRadius="l2" />
      ))}
    </Flex>
  );
}
