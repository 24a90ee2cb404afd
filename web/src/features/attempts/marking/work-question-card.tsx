import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { Answerer } from '#web/questions/review/answerer.ts';
import { useReasonWords } from '#web/questions/review/use-reason-words.ts';
import { QuestionReview } from '#web/questions/question-review.tsx';
import { WrittenPart } from '#web/questions/written.tsx';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import '../texts.ts';
import type { Work, WorkIds, WorkQuestion } from '../types.ts';
import { MarkForm } from './mark-form.tsx';

type Props = {
  ids: WorkIds;
  work: Work;
  question: WorkQuestion;
  number: number;
  /** It was saved, and whoever saved it goes on. */
  onMarked: () => void;
  onLinkEnded: () => void;
};

/** A question with its answer, its key and what it earned, and the fields to mark it. */
export function WorkQuestionCard({ ids, work, question, number, onMarked, onLinkEnded }: Props) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const { slotId, questionId, asked, answer, review, step, guide, isLate } = question;
  const words = { answer: t('work.answer'), unanswered: t('work.unanswered') };
  const reasonOf = useReasonWords();
  const waits = step?.isWaiting === true;
  return (
    <Box
      as="section"
      aria-labelledby={`question-${slotId}`}
      data-slot={slotId}
      {...(waits && { 'data-waits': '' })}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '6' }}
    >
      <Flex justify="space-between" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="md" id={`question-${slotId}`}>
          {t('work.question', { number })}
        </Heading>
        <Flex gap="3" align="center" wrap="wrap" fontVariantNumeric="tabular-nums">
          {isLate && <Badge>{t('work.late')}</Badge>}
          {step?.change && <Badge>{t(`work.${step.change}`)}</Badge>}
          {waits ? (
            <Badge colorPalette="orange">{t('work.waits')}</Badge>
          ) : (
            step &&
            step.points !== null && (
              <Text fontWeight="semibold">
                {t('score.of', {
                  points: formatPoints(step.points, language),
                  most: formatPoints(step.most, language),
                })}
              </Text>
            )
          )}
        </Flex>
      </Flex>
      {step?.credit && step.mark === null && step.change === null && (
        <Text textStyle="sm" color="fg.muted" mt="-3" mb="4">
          {reasonOf(step.credit)}
        </Text>
      )}
      <Answerer value={words}>
        <QuestionReview
          asked={asked}
          given={answer}
          review={review}
          links={work.links}
          onLinkEnded={onLinkEnded}
        />
      </Answerer>
      {guide !== null && (
        <Box mt="5" borderInlineStartWidth="3px" borderColor="border.emphasized" ps="3">
          <Text textStyle="sm" color="fg.muted">
            {t('work.guide')}
          </Text>
          <WrittenPart text={guide} />
        </Box>
      )}
      {step && question.points > 0 && (
        <chakra.details
          mt="5"
          pt="4"
          borderTopWidth="1px"
          // What waits is open; what is scored by itself can still be marked by hand.
          open={waits || step.mark !== null || question.comment !== ''}
        >
          <chakra.summary cursor="pointer" fontWeight="semibold" mb="4">
            {t(waits ? 'work.mark' : 'work.change')}
          </chakra.summary>
          <MarkForm ids={ids} version={work.version} question={question} onMarked={onMarked} />
        </chakra.details>
      )}
      {step && question.points > 0 && (
        <TextLink
          textStyle="sm"
          display="inline-block"
          mt="4"
          to={reviewPath({
            course: ids.courseId,
            quiz: ids.quizId,
            view: 'analysis',
            regrade: questionId,
          })}
        >
          {t('work.regrade')}
        </TextLink>
      )}
    </Box>
  );
}
