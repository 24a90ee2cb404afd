import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Completion } from '#shared/schemas/blocks.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatScore } from './format.ts';
import type { QuizPage } from './quiz-facts.tsx';
import './texts.ts';

type Props = {
  quiz: Pick<QuizPage, 'points' | 'counted'>;
  completion: Completion;
  isDone: boolean;
};

/** What is still missing until a quiz counts as done in its course; nothing where somebody else decides, or it is. */
export function ToComplete({ quiz: { points, counted }, completion, isDone }: Props) {
  const { t } = useTranslation('quizzes');
  const { language } = useLanguage();
  if (isDone) return null;
  if (completion.rule === 'submitted') return <Text>{t('toComplete.submitted')}</Text>;
  if (completion.rule !== 'passed') return null;
  const { percent } = completion;
  const most = counted?.score.most ?? points;
  const needed = formatScore(Math.ceil((most * percent) / 100), language);
  const earned = counted?.score.points ?? null;
  return (
    <Text>
      {t('toComplete.passed', {
        percent,
        points: needed,
        most: formatScore(most, language),
        count: most / 10_000,
      })}
      {earned !== null && ` ${t('toComplete.soFar', { points: formatScore(earned, language) })}`}
    </Text>
  );
}
