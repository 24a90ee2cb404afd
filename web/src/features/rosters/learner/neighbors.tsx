import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { rosterQueries } from '../queries.ts';
import '../texts.ts';
import { useRosterFilters } from '../use-roster-filters.ts';

type Way = { to: string; name: string };

/** The place of somebody before the first of a page of the list: a page knows only the next one. */
const wayBefore = (state: unknown): Way | undefined =>
  (state as { before?: Way } | null)?.before ?? undefined;

/**
 * The ways to who stands before and behind somebody, in the list as the address says it: its page is
 * what the list itself read, and the next one is asked for by the last of it alone.
 */
export function Neighbors({ courseId, userId }: { courseId: string; userId: string }) {
  const { t } = useTranslation('rosters');
  const { filters, wanted } = useRosterFilters();
  const { search, pathname, state } = useLocation();
  const page = useQuery(rosterQueries.page(courseId, filters)).data;
  const people = page?.items ?? [];
  const index = people.findIndex((one) => one.userId === userId);
  const isLast = index >= 0 && index === people.length - 1;
  const cursor = isLast ? page?.nextCursor : null;
  const following = useQuery({
    ...rosterQueries.page(courseId, { ...wanted, cursor: cursor ?? '' }),
    enabled: typeof cursor === 'string',
  }).data;
  const wayTo = (one: (typeof people)[number] | undefined, query = search): Way | undefined =>
    one && {
      to: `${paths.courseLearner(courseId, one.userId)}${query}`,
      name: one.name === '' ? t('nameless') : one.name,
    };
  const further = new URLSearchParams(search);
  if (typeof cursor === 'string') further.set('cursor', cursor);
  const before = index > 0 ? wayTo(people[index - 1]) : wayBefore(state);
  const next = isLast
    ? wayTo(following?.items[0], `?${further}`)
    : index >= 0
      ? wayTo(people[index + 1])
      : undefined;
  const own = people[index];
  if (!before && !next) return null;
  return (
    <Flex as="nav" aria-label={t('learner.neighbors')} gap="3" wrap="wrap" mb="8">
      {before && (
        <ButtonLink size="sm" variant="outline" rel="prev" to={before.to}>
          {t('learner.before', { name: before.name })}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          size="sm"
          variant="outline"
          rel="next"
          to={next.to}
          state={isLast && own ? { before: { to: `${pathname}${search}`, name: own.name } } : null}
        >
          {t('learner.next', { name: next.name })}
        </ButtonLink>
      )}
    </Flex>
  );
}
