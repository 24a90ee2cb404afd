import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerBars } from '#web/questions/figures/answer-bars.tsx';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { QuestionFigures } from '../types.ts';

type Props = { figures: QuestionFigures; bankId: string };

/** What was answered at a quiz, once the words of the question are there. */
export function QuestionAnswers({ figures, bankId }: Props) {
  const { t } = useTranslation('attempts');
  const { data, isPending } = useQuery(attemptQueries.question(bankId, figures.questionId));
  if (isPending) return <Skeleton h="5rem" role="status" aria-label={t('loading')} />;
  return <AnswerBars figures={figures} content={data?.content} />;
}
