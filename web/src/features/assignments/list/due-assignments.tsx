import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/blocks/assignment/state/texts.ts';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { paths } from '#web/lib/paths.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import { type ListedAssignment, OwnAssignmentRow } from './own-assignment-row.tsx';
import { ownAssignmentQueries } from './queries.ts';

const mostShown = 5;

/** What came back for changes, was begun, is due or closes and can be handed in, late as well; or has a classmate’s work to review. */
const isToDo =
  (now: number) =>
  (one: ListedAssignment): boolean => {
    const { label, isExcused, state, opensAt, dueAt, closesAt, locks, reviews } = one;
    if (reviews.some((review) => review.state === 'open')) return true;
    if (isExcused) return false;
    if (state === 'returned') return true;
    if (locks.length > 0 || (label !== 'pending' && label !== 'notSubmitted')) return false;
    if (closesAt !== null && Date.parse(closesAt) < now) return false;
    if (state === 'draft') return true;
    const isOpen = opensAt === null || Date.parse(opensAt) <= now;
    return isOpen && (dueAt ?? closesAt) !== null;
  };

/** Assignments that wait for somebody, the most urgent first. Nothing where there are none. */
export default function DueAssignments() {
  const { t } = useTranslation('ownAssignments');
  const list = useInfiniteQuery(ownAssignmentQueries.list({}));
  const now = list.data?.pages[0]?.now;
  const clock = useMemo(() => createServerClock(now ?? new Date(0).toISOString()), [now]);
  const due =
    list.data?.pages
      .flatMap(({ items }) => items)
      .filter(isToDo(clock.now()))
      .slice(0, mostShown) ?? [];
  if (due.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="due-assignments" mb="10">
      <SectionHead id="due-assignments" title={t('toDo')}>
        <TextLink to={paths.assignments}>{t('all')}</TextLink>
      </SectionHead>
      <Box as="ul" listStyleType="none">
        {due.map((assignment) => (
          <Box as="li" key={assignment.assignmentId} borderTopWidth="1px">
            <OwnAssignmentRow assignment={assignment} clock={clock} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
