import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { pressByKey } from '#web/questions/take/choice-keys.ts';
import '../list/texts.ts';
import { type DueReview, reviewQueries } from './queries.ts';
import { ReviewQuestion } from './review-question.tsx';

/** The questions of today's review, one after the other; each says at once what was right. */
export default function DailyReview() {
  const { t } = useTranslation('ownQuizzes');
  const { data, error, refetch } = useQuery(reviewQueries.due());
  const [begun, setBegun] = useState<DueReview | null>(null);
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return <Skeleton h="20rem" borderRadius="l3" role="status" aria-label={t('review.loading')} />;
  // What was due when it began is gone through to its end, also where the list is asked for anew meanwhile.
  const all = begun ?? data;
  return <Questions all={all} onBegin={() => setBegun(all)} />;
}

function Questions({ all, onBegin }: { all: DueReview; onBegin: () => void }) {
  const { t } = useTranslation('ownQuizzes');
  const { language, local } = useLanguage();
  const client = useQueryClient();
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const [answered, setAnswered] = useState(0);
  const question = all.due[at];
  const back = (
    <ButtonLink to={paths.quizzes} variant="outline">
      {t('results.up')}
    </ButtonLink>
  );
  if (!question)
    return (
      <Step at={at} name={t(answered > 0 ? 'review.done' : 'review.nothingToday')}>
        <EmptyState
          title={t(answered > 0 ? 'review.done' : 'review.nothingToday')}
          text={
            answered > 0
              ? t('review.sum', { right, count: answered })
              : all.nextOn !== null
                ? t('review.next', { day: formatDay(all.nextOn, language) })
                : t('review.nothing')
          }
          action={back}
        />
      </Step>
    );
  const course = local(question.courseTitle);
  return (
    <Step at={at} name={t('review.of', { number: at + 1, total: all.due.length })}>
      <Flex justify="space-between" gap="3" wrap="wrap" mb="3" align="baseline">
        <Heading as="h2" size="lg">
          {t('review.of', { number: at + 1, total: all.due.length })}
        </Heading>
        <Text color="fg.muted" textStyle="sm" lang={course.lang}>
          {course.text}
        </Text>
      </Flex>
      <ReviewQuestion
        key={question.questionId}
        question={question}
        links={all.links}
        isLast={at + 1 === all.due.length}
        onAnswered={(isRight) => {
          onBegin();
          if (isRight !== null) setAnswered((sum) => sum + 1);
          if (isRight) setRight((sum) => sum + 1);
        }}
        onNext={() => {
          setAt(at + 1);
          if (at + 1 === all.due.length)
            void client.invalidateQueries({ queryKey: reviewQueries.due().queryKey });
        }}
      />
    </Step>
  );
}

/** A part of the review. Whoever comes from the one before it stands at its beginning, and hears its name. */
function Step({ at, name, children }: { at: number; name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at > 0) place.current?.focus();
  }, [at]);
  return (
    // The fields within leave these keys to it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Box
      ref={place}
      role="group"
      aria-label={name}
      tabIndex={-1}
      outline="none"
      onKeyDown={pressByKey}
    >
      {children}
    </Box>
  );
}
