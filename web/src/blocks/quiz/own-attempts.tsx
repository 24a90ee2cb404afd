import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { toldState } from '#shared/policies/attempt-time.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatScore } from './format.ts';
import type { QuizPage } from './quiz-facts.tsx';
import './texts.ts';

const palettes = { open: 'blue', submitted: 'green', expired: 'orange' } as const;

function StateBadge({ attempt }: { attempt: QuizPage['own'][number] }) {
  const { t } = useTranslation('quizzes');
  if (attempt.isReset) return <Badge>{t('state.reset')}</Badge>;
  const state = toldState(attempt);
  return <Badge colorPalette={palettes[state]}>{t(`state.${state}`)}</Badge>;
}

type Props = {
  quiz: Pick<QuizPage, 'own' | 'counted' | 'counts'>;
  /** The address of an attempt. */
  to: (attemptId: string) => string;
  /** Whether it says what they come to. */
  sums?: boolean;
};

/** One's own attempts of a quiz: when each was, what it came to, which of them count. */
export function OwnAttempts({ quiz, to, sums = true }: Props) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  const { own, counted, counts } = quiz;
  const scoreOf = (score: (typeof own)[number]['score']) =>
    score === null
      ? t('score.hidden')
      : score.points === null
        ? t('score.waits')
        : t('score.of', {
            points: formatScore(score.points, language),
            most: formatScore(score.most, language),
            count: score.most / 10_000,
          });
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="3">
        {t('own.title')}
      </Heading>
      <DataTable aria-label={t('own.title')}>
        <thead>
          <tr>
            <th scope="col">{t('own.attempt')}</th>
            <th scope="col">{t('own.started')}</th>
            <th scope="col">{t('own.score')}</th>
            <th scope="col">{t('own.state')}</th>
          </tr>
        </thead>
        <tbody>
          {own.map((attempt) => (
            <tr key={attempt.attemptId}>
              <th scope="row">
                <TextLink to={to(attempt.attemptId)}>
                  {t('own.nth', { number: attempt.number })}
                </TextLink>
              </th>
              <td data-label={t('own.started')}>{formatMinute(attempt.startedAt, language)}</td>
              <td {...(attempt.state === 'open' ? {} : { 'data-label': t('own.score') })}>
                {attempt.state === 'open' ? '' : scoreOf(attempt.score)}
                {own.length > 1 && counted?.attemptIds.includes(attempt.attemptId) && (
                  <> · {t('own.counts')}</>
                )}
              </td>
              <td data-beside>
                <StateBadge attempt={attempt} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {sums && counted && own.length > 1 && (
        <Text mt="3">
          {t(`facts.counts.${counts}`)} {t('own.comesTo', { score: scoreOf(counted.score) })}
        </Text>
      )}
    </Box>
  );
}
