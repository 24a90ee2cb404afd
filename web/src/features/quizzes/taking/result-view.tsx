import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hasRunOut } from '#shared/policies/attempt-time.ts';
import type { QuestionReview as Review } from '#shared/schemas/questions.ts';
import { formatScore } from '#web/blocks/quiz/format.ts';
import { type AttemptIds, quizQueries } from '#web/blocks/quiz/queries.ts';
import '#web/blocks/quiz/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { QuestionReview } from '#web/questions/question-review.tsx';
import { useReasonWords } from '#web/questions/review/use-reason-words.ts';
import { headingOf, leadTo } from './lead-to.ts';
import { ResultMap } from './result-map.tsx';
import './result-texts.ts';
import { isJudged, isMissed, standOf } from './stand-of.ts';
import type { Receipt, Result } from './types.ts';

type Question = Result['questions'][number];

/** A question of which nothing is said but what was answered. */
const unsaid = (question: Question): Review =>
  ({
    type: question.asked?.type,
    parts: null,
    feedback: null,
    general: null,
    key: null,
  }) as Review;

type Props = {
  ids: AttemptIds;
  /** What its end said, if that was just now. */
  receipt: Receipt | null;
  /** To how many questions an answer from this device came after its end. */
  tooLate?: number;
  /** Whether its page says when more will show. */
  saysLater?: boolean;
};

/** As much of the result of an attempt as its quiz shows now, and when more of it will show. */
export function ResultView({ ids, receipt, tooLate, saysLater }: Props) {
  const { t } = useTranslation('quizzes');
  const { data: result, error, refetch } = useQuery(quizQueries.result(ids));
  if (error && !result) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!result)
    return <Skeleton h="16rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
  return (
    <ResultWords
      result={result}
      receipt={receipt}
      tooLate={tooLate}
      saysLater={saysLater}
      code={ids.attemptId}
      onLinkEnded={() => void refetch()}
    />
  );
}

type WordsProps = Pick<Props, 'receipt' | 'tooLate' | 'saysLater'> & {
  result: Result;
  /** By which its learner can name it; null: nobody keeps it. */
  code: string | null;
  onLinkEnded: () => void;
};

/** A result as its learner reads it. */
export function ResultWords(props: WordsProps) {
  const { result, receipt, tooLate = 0, saysLater = false, code, onLinkEnded } = props;
  const { t } = useTranslation(['quizzes', 'quizResult']);
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const { score, isPassed, shows, later, closesAt, questions, endedAt } = result;
  const isWithheld = !(
    shows.score &&
    shows.answers &&
    shows.verdicts &&
    shows.feedback &&
    shows.key
  );
  const seen = questions.filter(({ asked }) => asked !== null);
  const entries = seen.map((question) => ({
    question,
    number: questions.indexOf(question) + 1,
    stand: standOf(question, shows.answers),
  }));
  const missed = isJudged(result) ? entries.filter(({ stand }) => isMissed(stand)) : [];
  const canSift = missed.length > 0 && missed.length < seen.length;
  const only = canSift && params.get('only') === 'missed';
  const shown = only ? missed : entries;
  const sift = (isOn: boolean) =>
    setParams(
      (before) => {
        if (isOn) before.set('only', 'missed');
        else before.delete('only');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const ranOut = hasRunOut(result);
  const pageSays = [
    ...(later.afterLast ? [t('quizResult:afterLast')] : []),
    ...(later.afterClose
      ? [
          closesAt === null
            ? t('quizResult:afterClosing')
            : t('quizResult:afterClose', { when: formatMinute(closesAt, language) }),
        ]
      : []),
  ];
  const isForGood = isWithheld && pageSays.length === 0 && !later.afterOthers;
  const withheld = [
    ...(isForGood ? [t('quizResult:notAll')] : saysLater ? [] : pageSays),
    ...(later.afterOthers ? [t('quizResult:afterOthers')] : []),
  ];
  const end = useRef<HTMLDivElement>(null);
  // What was submitted by a button of the dialog that is gone now is read on from here.
  useEffect(() => {
    if (receipt || tooLate > 0) end.current?.focus();
  }, [receipt, tooLate]);
  return (
    <Flex direction="column" gap="6">
      <Box ref={end} tabIndex={-1} outline="none">
        <Notice kind={ranOut || tooLate > 0 || result.isReset ? 'warning' : 'success'}>
          <p>{t(`result.${ranOut ? 'expired' : 'submitted'}`)}</p>
          {tooLate > 0 && <p>{t('result.tooLate', { count: tooLate })}</p>}
          {result.isReset && <p>{t('result.reset')}</p>}
          {receipt && (
            <p>{t('submit.answered', { answered: receipt.answered, count: receipt.total })}</p>
          )}
          {endedAt !== null && code !== null && (
            <p>{t('result.receipt', { when: formatMinute(endedAt, language), code })}</p>
          )}
        </Notice>
      </Box>
      <Box as="section">
        <Heading as="h2" size="lg" mb="2">
          {t('result.score')}
        </Heading>
        <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {score === null
            ? t('score.hidden')
            : score.points === null
              ? t('score.waits')
              : t('score.of', {
                  count: score.most / 10_000,
                  points: formatScore(score.points, language),
                  most: formatScore(score.most, language),
                })}
        </Text>
        {isPassed !== null && (
          <Text>{t(isPassed ? 'quizResult:passed' : 'quizResult:notPassed')}</Text>
        )}
        {withheld.length > 0 && (
          <Box color="fg.muted" mt="2">
            {withheld.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Box>
        )}
      </Box>
      {seen.length > 1 && (
        <ResultMap
          entries={entries}
          shown={shown}
          only={canSift ? { isOn: only, missed: missed.length, onChange: sift } : null}
        />
      )}
      {shown.map(({ question, number }) => (
        <OneResult
          key={question.slotId}
          question={question}
          number={number}
          links={result.links}
          hasMap={seen.length > 1}
          onLinkEnded={onLinkEnded}
        />
      ))}
    </Flex>
  );
}

type OneProps = {
  question: Question;
  number: number;
  links: Result['links'];
  hasMap: boolean;
  onLinkEnded: () => void;
};

function OneResult({ question, number, links, hasMap, onLinkEnded }: OneProps) {
  const { t } = useTranslation(['quizzes', 'quizResult']);
  const { language } = useLanguage();
  const reasonOf = useReasonWords();
  const { slotId, asked, answer, review, step, isLate, comment } = question;
  if (asked === null) return null;
  return (
    <Box
      as="section"
      aria-labelledby={headingOf(slotId)}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '6' }}
      scrollMarginTop="4"
    >
      <Flex justify="space-between" gap="3" wrap="wrap" mb="4">
        <Heading as="h3" size="md" id={headingOf(slotId)} tabIndex={-1} outline="none">
          {t('question.nth', { number })}
        </Heading>
        {step && (
          <Text fontVariantNumeric="tabular-nums">
            {step.isWaiting
              ? t('score.waits')
              : step.points === null || step.change === 'drop'
                ? t(step.change === 'drop' ? 'score.dropped' : 'score.none')
                : t('score.of', {
                    count: step.most / 10_000,
                    points: formatScore(step.points, language),
                    most: formatScore(step.most, language),
                  })}
            {step.change === 'fullMarks' && ` · ${t('score.fullMarks')}`}
            {isLate && ` · ${t('question.late')}`}
          </Text>
        )}
      </Flex>
      {step?.credit && (
        <Text textStyle="sm" color="fg.muted" mt="-3" mb="4">
          {reasonOf(step.credit)}
        </Text>
      )}
      {comment !== null && (
        <Box borderInlineStartWidth="3px" borderColor="fg.gold" ps="3" mb="4" maxW="prose">
          <Text fontWeight="semibold">{t('quizResult:comment')}</Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {comment}
          </Text>
        </Box>
      )}
      <QuestionReview
        asked={asked}
        given={answer}
        review={review ?? unsaid(question)}
        links={links}
        onLinkEnded={onLinkEnded}
      />
      {hasMap && (
        <Flex mt="4" ms="-3">
          <Button size="sm" variant="quiet" onClick={() => leadTo(undefined)}>
            {t('quizResult:toMap')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
