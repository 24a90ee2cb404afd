import { useTranslation } from 'react-i18next';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import '../texts.ts';
import type { SubmissionRow } from '../types.ts';

/** Says what a submission was given, or why nothing is said of it. */
export function useMarkWords() {
  const { t } = useTranslation('submissions');
  const words = usePointWords();
  return ({ points, most, status }: Pick<SubmissionRow, 'points' | 'most' | 'status'>): string => {
    if (status === 'excused') return t('excused');
    return points === null ? t('noMark') : words.earned(points, most);
  };
}
