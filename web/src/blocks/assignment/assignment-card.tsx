import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import '#web/lib/i18n/feature-error-texts.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { paths } from '#web/lib/paths.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { assignmentQueries } from './queries.ts';
import { factsOfPage } from './state/facts-of-page.ts';
import { LabelBadge } from './state/label-badge.tsx';
import './state/texts.ts';
import { useStateWords } from './state/use-state-words.ts';

type Props = {
  assignmentId: string;
  /** Whether they teach it. */
  canEdit: boolean;
};

/** An assignment as a place in a course: how one is with it, its rules, and the way to the page where it is handed in. */
export default function AssignmentCard({ assignmentId, canEdit }: Props) {
  const { t } = useTranslation(['ownAssignments', 'errors']);
  const stateWords = useStateWords();
  const { data: page, error, refetch } = useQuery(assignmentQueries.page(assignmentId));
  const now = page?.now;
  const clock = useMemo(() => createServerClock(now ?? new Date(0).toISOString()), [now]);
  const refusal = error && !page ? errorKey(error) : null;
  // Who teaches it is not in the course: they try it where it is built.
  if (canEdit && (refusal === 'enrollment_required' || refusal === 'not_found'))
    return (
      <Notice>
        <p>{t('card.teaching')}</p>
        <TextLink to={paths.assignmentBuilder(assignmentId)}>{t('card.build')}</TextLink>
      </Notice>
    );
  if (refusal === 'enrollment_required' || refusal === 'block_locked')
    return <Notice>{t(`errors:${refusal}`)}</Notice>;
  if (error && !page) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!page)
    return <Skeleton h="16rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
  const words = stateWords(factsOfPage(page), clock);
  return (
    <Card>
      <Flex gap="3" align="center" wrap="wrap" mb="4">
        <LabelBadge label={page.label} />
        <Text color={words.urgent ? 'fg.warning' : 'fg.muted'}>{words.text}</Text>
      </Flex>
      <AssignmentFacts assignment={page} />
      <Flex mt="5">
        <ButtonLink to={paths.assignment(assignmentId)}>{t('card.open')}</ButtonLink>
      </Flex>
    </Card>
  );
}
