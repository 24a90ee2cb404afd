import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ContextType, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatScore } from '#web/blocks/quiz/format.ts';
import '#web/blocks/quiz/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { preferences } from '#web/lib/preferences.ts';
import { AnswerFiles } from '#web/questions/answer-files.ts';
import { QuestionTake } from '#web/questions/question-take.tsx';
import { pressByKey } from '#web/questions/take/choice-keys.ts';
import type { AnswerState } from './answer-queue.ts';
import { headingOf } from './lead-to.ts';
import type { Answer, Attempt, AttemptQuestion } from './types.ts';

type Props = {
  number: number;
  total: number;
  question: AttemptQuestion;
  state: AnswerState;
  links: Attempt['links'];
  /** What is to be decided about its answer. */
  notice: ReactNode;
  /** How files of its answer are sent; null: nowhere. */
  files: ContextType<typeof AnswerFiles>;
  onLinkEnded: () => void;
  onAnswer: (answer: Answer) => void;
  /** null: nobody can come back to it. */
  onFlag: ((flagged: boolean) => void) | null;
  /** Leads on by Ctrl and Enter. */
  onNext: () => void;
};

const writes = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]',
  ) !== null;

/** One question of an attempt, with its number, what it is worth, and a flag to come back to it. */
export function QuestionCard(props: Props) {
  const { number, total, question, state, links, notice, files } = props;
  const { onLinkEnded, onAnswer, onFlag, onNext } = props;
  const { t } = useTranslation('quizzes');
  const { language, local } = useLanguage();
  const { slotId, points, asked, hints } = question;
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onNext();
    }
    // Who comes by the keys stands at the heading, before the options.
    pressByKey(event);
    if (event.key !== 'f' || event.ctrlKey || event.metaKey || event.altKey) return;
    // What has an option F chooses it by this letter.
    if (event.defaultPrevented || !preferences.get().shortcuts) return;
    if (!writes(event.target)) onFlag?.(!state.flagged);
  };
  return (
    // Its fields leave these keys to it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Box
      as="section"
      id={`question-${slotId}`}
      aria-labelledby={headingOf(slotId)}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '6' }}
      onKeyDown={onKey}
      // Beneath the bar that stays on top, which has two lines on a narrow phone.
      scrollMarginTop="28"
      css={{ '& :is(a, button, input, textarea, select, [tabindex])': { scrollMarginTop: '28' } }}
    >
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Box>
          <Heading as="h3" size="md" id={headingOf(slotId)} tabIndex={-1} outline="none">
            {t('question.of', { number, total })}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {points === 0
              ? t('score.none')
              : t('question.points', {
                  count: points / 10_000,
                  points: formatScore(points, language),
                })}
            {state.isLate && ` · ${t('question.late')}`}
          </Text>
        </Box>
        {onFlag && (
          <Button
            size="sm"
            variant="outline"
            aria-pressed={state.flagged}
            aria-keyshortcuts="f"
            aria-label={t('question.flagThis', { number })}
            css={{ '&[aria-pressed=true]': { bg: 'bg.gold', borderColor: 'fg.gold' } }}
            onClick={() => onFlag(!state.flagged)}
          >
            {t('question.flag')}
          </Button>
        )}
      </Flex>
      {notice && <Box mb="4">{notice}</Box>}
      <AnswerFiles value={files}>
        <QuestionTake
          asked={asked}
          given={state.answer}
          links={links}
          onLinkEnded={onLinkEnded}
          onChange={onAnswer}
        />
      </AnswerFiles>
      {hints.map((hint, at) => {
        const { text, lang } = local(hint);
        return (
          // They are few, and stay in their order.
          <chakra.details key={at} mt="4" maxW="prose">
            <chakra.summary cursor="pointer" color="fg.muted" py="1">
              {hints.length === 1
                ? t('question.hint')
                : t('question.hintOf', { number: at + 1, total: hints.length })}
            </chakra.summary>
            <chakra.p lang={lang} mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </chakra.p>
          </chakra.details>
        );
      })}
    </Box>
  );
}
