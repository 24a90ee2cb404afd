import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import '#web/blocks/assignment/state/texts.ts';
import { useStateWords } from '#web/blocks/assignment/state/use-state-words.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';

// Few review each other's work.
const ReviewLinks = lazy(() => import('#web/components/peer-reviews/review-links.tsx'));

/** An assignment of one’s own, with what one is to review for it. */
export type ListedAssignment = Response<typeof contract.assignments.list>['items'][number];
type Props = { assignment: ListedAssignment; clock: ServerClock };

/** What somebody comes for: to go on with it, or to read what came back. */
function actionOf({ label, isExcused, state, closesAt }: ListedAssignment, now: number) {
  if (isExcused) return 'open';
  if (state === 'returned') return 'continue';
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now;
  if (state === 'draft') return isClosed ? 'open' : 'continue';
  if (label === 'graded') return 'feedback';
  return label === 'pending' ? 'begin' : 'open';
}

/** An assignment of one's courses: how far one is with it, by when it is due, and the way to it. */
export function OwnAssignmentRow({ assignment, clock }: Props) {
  const { t } = useTranslation('ownAssignments');
  const { local } = useLanguage();
  const points = usePointWords();
  const words = useStateWords()(assignment, clock);
  const { assignmentId, label, isExcused, state, score, isPassed } = assignment;
  const title = local(assignment.title);
  const course = local(assignment.courseTitle);
  const to = paths.assignment(assignmentId);
  const action = t(actionOf(assignment, clock.now()));
  return (
    <Flex wrap="wrap" gap={{ base: '3', md: '6' }} align="center" py="4">
      <Box flex="1 1 18rem" minW="0">
        <Text lang={title.lang} overflowWrap="anywhere">
          <TitleLink to={to}>{title.text}</TitleLink>
        </Text>
        <Text textStyle="sm" color="fg.muted" lang={course.lang}>
          {course.text}
        </Text>
        <Text textStyle="sm" color={words.urgent && !isExcused ? 'fg.warning' : 'fg.muted'}>
          {isExcused ? t('excused') : words.text}
        </Text>
        {assignment.reviews.length > 0 && (
          <Suspense>
            <ReviewLinks
              assignmentId={assignmentId}
              title={title.text}
              reviews={assignment.reviews}
              ofGroups={assignment.isForGroups}
            />
          </Suspense>
        )}
        {state === 'draft' && !isExcused && (
          <Text textStyle="sm" color="fg.muted">
            {t('draft')}
          </Text>
        )}
      </Box>
      <Box flex={{ base: '1 1 10rem', md: '0 0 12rem' }} fontVariantNumeric="tabular-nums">
        {score && <Text fontWeight="semibold">{points.earned(score.points, score.most)}</Text>}
        {isPassed !== null && (
          <Text textStyle="sm" color={isPassed ? 'fg.success' : 'fg.muted'}>
            {t(isPassed ? 'passed' : 'notPassed')}
          </Text>
        )}
      </Box>
      <Box minW="8.5rem">
        <ButtonLink
          size="sm"
          w="full"
          variant={label === 'pending' && !isExcused ? 'primary' : 'outline'}
          to={to}
          aria-label={t('actionOn', { action, title: title.text })}
        >
          {action}
        </ButtonLink>
      </Box>
    </Flex>
  );
}
