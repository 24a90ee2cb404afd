import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AssignmentFacts } from '#web/blocks/assignment/assignment-facts.tsx';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { LabelBadge } from '#web/blocks/assignment/state/label-badge.tsx';
import { factsOfPage } from '#web/blocks/assignment/state/facts-of-page.ts';
import { useStateWords } from '#web/blocks/assignment/state/use-state-words.ts';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { useLateWords } from '#web/components/assignment/use-late-words.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import '#web/lib/i18n/feature-error-texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import '../texts.ts';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import { lateNow } from './late-now.ts';
import { SubmissionsSection } from './submissions-section.tsx';
import { useElsewhere } from './use-elsewhere.ts';
import { usePassing } from './use-passing.ts';
import { useStanding } from './use-standing.ts';
import { LeftBehind } from './work/left-behind.tsx';

// What one writes with comes where somebody can write.
const WorkArea = lazy(() => import('./work/work-area.tsx'));
const GroupPart = lazy(() => import('./group-part.tsx'));
const UnsentDraft = lazy(() => import('./work/unsent-draft.tsx'));
const PeersPart = lazy(() => import('../peers/peers-part.tsx'));

type Props = {
  page: AssignmentPage;
  /** How much it weighs in its course, as one of its facts. */
  weight?: ReactNode;
  onRefetch: () => void;
};

/** An assignment as its learner works at it: how it stands, what is asked for, their work, and what they handed in. */
export function AssignmentView({ page, weight, onRefetch }: Props) {
  const { t } = useTranslation(['assignments', 'errors']);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [justNow, setJustNow] = useState<number | null>(null);
  const [again, setAgain] = useState(false);
  const lateWords = useLateWords();
  const stateWords = useStateWords();
  const { label, state, refusal, locks, submissions, marking, instructions } = page;
  const clock = useMemo(() => createServerClock(page.now), [page.now]);
  usePassing(clock, [page.opens.at, page.due.at, page.closes.at], onRefetch);
  const standing = useStanding(page);
  const words = stateWords(factsOfPage(page), clock);
  const elsewhere = useElsewhere(page, justNow, () => setAgain(true));
  const takes = refusal === null && locks.length === 0;
  const isOpen = takes && (state !== 'submitted' || again);
  // What is handed in already is late no further: another version is, once somebody works at one.
  const late = isOpen ? lateNow(page, clock.now()) : null;
  const text = instructions && (instructions[language] ?? instructions.en ?? instructions.es);
  const isBack = state === 'released' || state === 'returned';
  const own = submissions.length > 0 && <SubmissionsSection page={page} justNow={justNow} />;
  const showsRubric = marking.by === 'rubric' && !(isOpen && page.selfAssessment);
  return (
    <Flex direction="column" gap="8">
      <Flex gap="3" align="center" wrap="wrap">
        <LabelBadge label={label} />
        <Text color={words.urgent ? 'fg.warning' : 'fg.muted'}>{words.text}</Text>
      </Flex>
      {page.isForGroups && (
        <Suspense fallback={<Skeleton h="6rem" borderRadius="l3" />}>
          <GroupPart page={page} />
        </Suspense>
      )}
      {elsewhere && <ElsewhereNotice page={page} receipt={elsewhere} isOpen={isOpen} />}
      {standing !== null && <Notice>{standing}</Notice>}
      {locks.length > 0 && <Notice>{t('errors:block_locked')}</Notice>}
      {!isOpen && <LeftBehind assignmentId={page.assignmentId} />}
      {state === 'draft' && page.draft && refusal === 'assignment_closed' && (
        <Suspense>
          <UnsentDraft draft={page.draft} links={page.links} onLinkEnded={onRefetch} />
        </Suspense>
      )}
      {isBack && own}
      {text && (
        <Box as="section" aria-labelledby="instructions">
          <Heading as="h2" size="2xl" mb="3" id="instructions">
            {t('instructions')}
          </Heading>
          <RichText document={text} links={page.links} onLinkEnded={onRefetch} />
        </Box>
      )}
      <Card as="section" aria-label={t('facts')}>
        <AssignmentFacts assignment={page}>{weight}</AssignmentFacts>
      </Card>
      {page.peerReview && (
        <Suspense fallback={<Skeleton h="8rem" borderRadius="l3" />}>
          <PeersPart page={page} rules={page.peerReview} />
        </Suspense>
      )}
      {late && (
        <Notice kind="warning">
          {t('submit.late', { cost: lateWords.cost(late), change: lateWords.example(late) })}
        </Notice>
      )}
      {showsRubric && (
        <Box as="section" aria-labelledby="rubric">
          <Heading as="h2" size="2xl" mb="3" id="rubric">
            {t('rubric')}
          </Heading>
          <RubricView rubric={marking.rubric} />
        </Box>
      )}
      {takes && !isOpen && (
        <Box>
          <Text mb="3">{t('work.again')}</Text>
          <Button variant="outline" onClick={() => setAgain(true)}>
            {t('work.beginAgain')}
          </Button>
        </Box>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton h="24rem" borderRadius="l3" />}>
          <WorkArea
            page={page}
            clock={clock}
            onRefetch={onRefetch}
            onElsewhere={() => {
              // What is written here goes on as another version.
              setAgain(true);
              onRefetch();
            }}
            onReceipt={({ number }) => setJustNow(number)}
            onSubmitted={({ number }) => {
              setAgain(false);
              const next = new URLSearchParams(params);
              next.set('submission', String(number));
              setParams(next, { replace: true, preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
      {!isBack && own}
    </Flex>
  );
}
