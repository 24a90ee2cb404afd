import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Completion } from '#shared/schemas/blocks.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { OwnAttempts } from './own-attempts.tsx';
import { quizQueries, type QuizIds } from './queries.ts';
import { QuizFacts } from './quiz-facts.tsx';
import { ToComplete } from './to-complete.tsx';
import './texts.ts';

const StartDialog = lazy(() => import('./start-dialog.tsx'));

type Props = QuizIds & {
  moduleId: string;
  /** What makes it done, and whether it is. */
  completion: Completion;
  isDone: boolean;
  /** Whether they teach it. */
  canEdit: boolean;
};

/** The page from which a quiz is begun: its rules, the time that there would be, one's own attempts. */
export function QuizStart(ids: Props) {
  const { t } = useTranslation(['quizzes', 'errors']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: quiz, error, refetch } = useQuery(quizQueries.get(ids));
  const [asks, setAsks] = useState(false);
  const { courseId, quizId, canEdit } = ids;
  const start = useWrite('quizzes.start', {
    meta: { handles: 'all' },
    onSuccess: ({ attemptId }) => {
      void client.invalidateQueries({ queryKey: quizQueries.all(ids) });
      void navigate(paths.attempt(courseId, quizId, attemptId));
    },
    onError: () => void refetch(),
  });
  // Who teaches it is not in the course: they try it where it is built.
  if (error && !quiz && canEdit && ['enrollment_required', 'not_found'].includes(errorKey(error)))
    return (
      <Notice>
        <p>{t('start.teaching')}</p>
        <TextLink to={`${paths.quizBuilder(quizId)}?tab=try`}>{t('start.try')}</TextLink>
      </Notice>
    );
  // What only people of the course get has a sentence of its own; there is nothing to try again.
  if (error && !quiz && ['enrollment_required', 'block_locked'].includes(errorKey(error)))
    return <Notice>{t(`errors:${errorKey(error)}`)}</Notice>;
  if (error && !quiz) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!quiz)
    return <Skeleton h="16rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
  const open = quiz.own.find(({ state }) => state === 'open');
  const instructions =
    quiz.instructions &&
    (quiz.instructions[language] ?? quiz.instructions.en ?? quiz.instructions.es);
  return (
    <Flex direction="column" gap="6">
      {instructions && <RichText document={instructions} links={[]} />}
      <QuizFacts quiz={quiz} />
      <ToComplete quiz={quiz} completion={ids.completion} isDone={ids.isDone} />
      {quiz.refusal !== null && (
        <Notice>
          <p>
            {quiz.refusal === 'attempt_too_soon' && quiz.startsAt !== null
              ? t('start.tooSoon')
              : t(`errors:${quiz.refusal}`)}
          </p>
          {quiz.startsAt !== null && (
            <p>{t('start.from', { when: formatMinute(quiz.startsAt, language) })}</p>
          )}
        </Notice>
      )}
      <Box>
        {open ? (
          <Flex gap="4" wrap="wrap" align="center">
            <ButtonLink to={paths.attempt(courseId, quizId, open.attemptId)}>
              {t('start.continue')}
            </ButtonLink>
            {open.deadline !== null && (
              <span>{t('start.runsUntil', { when: formatMinute(open.deadline, language) })}</span>
            )}
          </Flex>
        ) : (
          quiz.refusal === null && (
            <Button disabled={start.isPending} onClick={() => setAsks(true)}>
              {t(quiz.own.length > 0 ? 'start.again' : 'start.begin')}
            </Button>
          )
        )}
      </Box>
      {quiz.own.length > 0 && (
        <Box>
          <OwnAttempts quiz={quiz} to={(attemptId) => paths.attempt(courseId, quizId, attemptId)} />
          {quiz.own.some(({ state }) => state !== 'open') && (
            <Text mt="3">
              <TextLink to={paths.quizResults(quizId)}>{t('own.results')}</TextLink>
            </Text>
          )}
        </Box>
      )}
      {asks && (
        <Suspense>
          <StartDialog
            quiz={quiz}
            pending={start.isPending}
            refused={start.error && errorKey(start.error)}
            onStart={(code) => start.mutate({ params: { courseId, quizId }, body: { code } })}
            onClose={() => {
              setAsks(false);
              start.reset();
            }}
          />
        </Suspense>
      )}
    </Flex>
  );
}
