import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatScore } from '#web/blocks/quiz/format.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../list/texts.ts';
import type { QuizResults } from './queries.ts';

/** The attempt that counts, and the reason; null where nothing counts yet. */
function reasonOf({ own, counted, counts }: QuizResults) {
  if (!counted) return null;
  const ended = own.filter(({ state }) => state !== 'open');
  const [first] = counted.attemptIds;
  const number = own.find(({ attemptId }) => attemptId === first)?.number ?? 1;
  return { why: ended.length === 1 ? ('only' as const) : counts, number };
}

/** What one's attempts at a quiz come to, which of them count and why, and when more will show. */
export function Outcome({ results }: { results: QuizResults }) {
  const { t } = useTranslation('ownQuizzes');
  const { language } = useLanguage();
  const { own, counted, isPassed, later, closesAt, passPercent } = results;
  const reason = reasonOf(results);
  const isEnded = own.some(({ state }) => state !== 'open');
  const score = counted?.score;
  const words = score
    ? score.points === null
      ? t('results.waits')
      : t('score', {
          count: score.most / 10_000,
          points: formatScore(score.points, language),
          most: formatScore(score.most, language),
        })
    : // An attempt that waits for a person lets everything wait that it could change.
      own.some((one) => one.score?.points === null)
      ? t('results.waits')
      : t(isEnded ? 'results.hidden' : 'results.open');
  return (
    <Card as="section" aria-labelledby="outcome">
      <Heading as="h2" size="md" color="fg.muted" id="outcome">
        {t('results.score')}
      </Heading>
      <Flex align="center" gap="3" wrap="wrap" mt="1">
        <Text textStyle="3xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {words}
        </Text>
        {isPassed !== null && (
          <Badge colorPalette={isPassed ? 'green' : 'orange'}>
            {t(isPassed ? 'passed' : 'notPassed')}
          </Badge>
        )}
      </Flex>
      <Flex direction="column" gap="1" mt="3">
        {reason && <Text>{t(`results.why.${reason.why}`, { number: reason.number })}</Text>}
        {passPercent !== null && (
          <Text color="fg.muted">{t('results.toPass', { percent: passPercent })}</Text>
        )}
        {later.afterLast && <Text color="fg.muted">{t('results.afterLast')}</Text>}
        {later.afterClose && closesAt !== null && (
          <Text color="fg.muted">
            {t('results.afterClose', { when: formatMinute(closesAt, language) })}
          </Text>
        )}
      </Flex>
    </Card>
  );
}
