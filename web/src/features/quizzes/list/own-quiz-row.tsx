import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatScore } from '#web/blocks/quiz/format.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import type { ServerClock } from '#web/lib/server-clock.ts';
import type { OwnQuiz } from './queries.ts';
import { Remaining } from './remaining.tsx';
import './texts.ts';
import { useWhenWords } from './use-when-words.ts';

type Props = { quiz: OwnQuiz; clock: ServerClock; onOver: () => void };

/** What runs is read first; what closes soon, next. */
const toneOf = (runs: boolean, urgent: boolean) =>
  runs ? { color: 'fg', fontWeight: 'semibold' } : { color: urgent ? 'fg.warning' : 'fg.muted' };

/** A quiz of one's courses: when it is to be done, how far one is, and the way into it. */
export function OwnQuizRow({ quiz, clock, onOver }: Props) {
  const { t } = useTranslation('ownQuizzes');
  const { language, local } = useLanguage();
  const when = useWhenWords(quiz, clock);
  const { courseId, moduleId, quizId, running, score, isPassed, used, attempts } = quiz;
  const title = local(quiz.title);
  const course = local(quiz.courseTitle);
  const page = paths.content(courseId, moduleId, quizId);
  const named = (action: string) => t('actionOn', { action, title: title.text });
  return (
    <Flex wrap="wrap" gap={{ base: '3', md: '6' }} align="center" py="4">
      <Box flex="1 1 18rem" minW="0">
        <Text lang={title.lang} overflowWrap="anywhere">
          <TitleLink to={page}>{title.text}</TitleLink>
        </Text>
        <Text textStyle="sm" color="fg.muted" lang={course.lang}>
          {course.text}
        </Text>
        {(running?.deadline || when.text !== '') && (
          <Text textStyle="sm" {...toneOf(running !== null, when.urgent)}>
            {running?.deadline ? (
              <Remaining clock={clock} deadline={running.deadline} onOver={onOver} />
            ) : (
              when.text
            )}
          </Text>
        )}
      </Box>
      <Box flex={{ base: '1 1 10rem', md: '0 0 12rem' }} fontVariantNumeric="tabular-nums">
        {score && (
          <Text fontWeight="semibold">
            {t('score', {
              points: formatScore(score.points, language),
              most: formatScore(score.most, language),
              count: score.most / 10_000,
            })}
          </Text>
        )}
        {isPassed !== null && (
          <Text textStyle="sm" color={isPassed ? 'fg.success' : 'fg.muted'}>
            {t(isPassed ? 'passed' : 'notPassed')}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          {used > 0 ? t('used', { used, count: attempts }) : t('allowed', { count: attempts })}
        </Text>
      </Box>
      <Box minW="8.5rem">
        {running ? (
          <ButtonLink
            size="sm"
            w="full"
            to={paths.attempt(courseId, quizId, running.attemptId)}
            aria-label={named(t('continue'))}
          >
            {t('continue')}
          </ButtonLink>
        ) : (
          <ButtonLink
            size="sm"
            w="full"
            variant="outline"
            to={used > 0 ? paths.quizResults(quizId) : page}
            aria-label={named(t(used > 0 ? 'toResults' : 'toQuiz'))}
          >
            {t(used > 0 ? 'toResults' : 'toQuiz')}
          </ButtonLink>
        )}
      </Box>
    </Flex>
  );
}
