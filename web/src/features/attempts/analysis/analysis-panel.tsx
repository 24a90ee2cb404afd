import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { attemptQueries } from '../queries.ts';
import { RegradeDialog } from '../regrades/regrade-dialog.tsx';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import type { QuizIds } from '../types.ts';
import { useQuestionName } from '../use-question-name.ts';
import { FiguresCard } from './figures-card.tsx';
import { worstFirst } from './worst-first.ts';

type Props = {
  ids: QuizIds;
  /** Hears of a regrade that was begun here. */
  onBegun: (regradeId: string) => void;
};

/** How the questions of a quiz did, those that discriminate badly first; the address may plan a regrade of one. */
export function AnalysisPanel({ ids, onBegun }: Props) {
  const { t } = useTranslation('attempts');
  const [params, setParams] = useSearchParams();
  const figures = useQuery(attemptQueries.figures(ids));
  const decided = useQuery(attemptQueries.givenOrDropped(ids));
  const { data } = figures;
  const questionName = useQuestionName();
  const planned = params.get('regrade');
  const plan = (questionId: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('regrade');
        if (questionId !== null) next.set('regrade', questionId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const known = data?.items.find(({ questionId }) => questionId === planned);
  const dialog = planned !== null && (
    <RegradeDialog
      ids={ids}
      questionId={planned}
      name={known ? questionName(known.question) : null}
      onBegun={onBegun}
      onClose={() => plan(null)}
    />
  );
  for (const { data, error, refetch } of [figures, decided])
    if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data || !decided.data) return <RowsSkeleton label={t('loading')} />;
  if (data.items.length === 0)
    return (
      <>
        <EmptyState
          title={t('analysis.empty')}
          text={t('analysis.emptyText')}
          action={
            <ButtonLink
              variant="outline"
              to={reviewPath({ course: ids.courseId, quiz: ids.quizId })}
            >
              {t('empty.seeAttempts')}
            </ButtonLink>
          }
        />
        {dialog}
      </>
    );
  const { sums, items } = data;
  return (
    <>
      <Flex gap={{ base: '6', md: '12' }} wrap="wrap" mb="6">
        {(['people', 'submitted', 'expired', 'open', 'waiting'] as const).map((name) => (
          <div key={name}>
            <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {sums[name]}
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {t(`analysis.sums.${name}`)}
            </Text>
          </div>
        ))}
      </Flex>
      <Heading as="h2" size="xl" mb="1">
        {t('analysis.title')}
      </Heading>
      <Text color="fg.muted" maxW="prose" mb="4">
        {t('analysis.text')}
      </Text>
      <Box as="ul" listStyleType="none">
        {worstFirst(items).map((figures) => (
          <FiguresCard
            key={figures.questionId}
            ids={ids}
            figures={figures}
            decided={decided.data.get(figures.questionId) ?? null}
            onRegrade={() => plan(figures.questionId)}
          />
        ))}
      </Box>
      {dialog}
    </>
  );
}
