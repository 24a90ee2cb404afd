import { useTranslation } from 'react-i18next';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import type { SubmissionWork } from '../../types.ts';
import './texts.ts';

type Double = NonNullable<SubmissionWork['double']>;

/** How far two markings are apart, in words. */
export function useDifference(
  { second }: Pick<SubmissionWork, 'second'>,
  { both: [first, other], tolerancePercent }: Pick<Double, 'both' | 'tolerancePercent'>,
): string | null {
  const { t } = useTranslation('doubleMarking');
  const words = usePointWords();
  if (second !== 'differs' || !first || !other) return null;
  const apart = Math.abs((first.earned.points ?? 0) - (other.earned.points ?? 0));
  const most = Math.floor(((tolerancePercent ?? 0) * first.earned.most) / 100);
  return apart > most
    ? t('differs', { apart: words.most(apart), most: words.most(most) })
    : t('otherwise');
}
