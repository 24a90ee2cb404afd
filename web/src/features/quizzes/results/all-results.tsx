import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OwnAttempts } from '#web/blocks/quiz/own-attempts.tsx';
import '#web/blocks/quiz/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { paths } from '#web/lib/paths.ts';
import '../list/texts.ts';
import { MarkHistory } from './mark-history.tsx';
import { Outcome } from './outcome.tsx';
import type { QuizResults } from './queries.ts';

const ResultView = lazy(async () => ({
  default: (await import('../taking/result-view.tsx')).ResultView,
}));

/** The ways on from results: into the attempt that runs, or to another one. */
function NextStep({ results }: { results: QuizResults }) {
  const { t } = useTranslation('ownQuizzes');
  const { courseId, moduleId, quizId, own, refusal } = results;
  const running = own.find(({ state }) => state === 'open');
  if (running)
    return (
      <Box>
        <ButtonLink to={paths.attempt(courseId, quizId, running.attemptId)}>
          {t('continue')}
        </ButtonLink>
      </Box>
    );
  if (moduleId === null) return <Notice>{t('results.gone')}</Notice>;
  return (
    <Box>
      <ButtonLink variant="outline" to={paths.content(courseId, moduleId, quizId)}>
        {t(refusal === null ? 'results.again' : 'toQuiz')}
      </ButtonLink>
    </Box>
  );
}

/** All results of a quiz: what counts, each attempt, and of the chosen one what the quiz shows. */
export function AllResults({ results }: { results: QuizResults }) {
  const { t } = useTranslation('ownQuizzes');
  const [params] = useSearchParams();
  const { courseId, quizId, own, counted } = results;
  const ended = own.filter(({ state }) => state !== 'open');
  const asked = ended.find(({ attemptId }) => attemptId === params.get('attempt'));
  // Where nobody has chosen, what counts is looked at first.
  const chosen =
    asked ?? ended.find(({ attemptId }) => counted?.attemptIds.includes(attemptId)) ?? ended.at(-1);
  const to = (attemptId: string) =>
    own.some((one) => one.attemptId === attemptId && one.state === 'open')
      ? paths.attempt(courseId, quizId, attemptId)
      : `${paths.quizResults(quizId)}?attempt=${attemptId}`;
  return (
    <Flex direction="column" gap="8">
      <Outcome results={results} />
      <NextStep results={results} />
      <OwnAttempts quiz={results} to={to} sums={false} />
      <MarkHistory history={results.history} />
      {chosen && (
        <Box as="section" aria-labelledby="chosen-attempt">
          <Heading as="h2" size="2xl" mb="4" id="chosen-attempt">
            {t('results.attempt', { number: chosen.number })}
          </Heading>
          <Suspense fallback={<Skeleton h="16rem" borderRadius="l3" />}>
            <ResultView
              key={chosen.attemptId}
              ids={{ courseId, quizId, attemptId: chosen.attemptId }}
              receipt={null}
              saysLater
            />
          </Suspense>
        </Box>
      )}
    </Flex>
  );
}
