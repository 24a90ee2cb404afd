import { useTranslation } from 'react-i18next';
import type { CountedCredit, Credit } from '#shared/schemas/credit.ts';
import '../texts.ts';

/** Why an answer earned what it did, as a sentence. */
export function useReasonWords() {
  const { t } = useTranslation('questions');
  // Without it, points that were taken off would contradict what was right.
  const lessTaken = (how: 'each' | 'areas', taken: number, words: string) =>
    taken > 0 ? `${words} ${t(`credit.taken.${how}`, { count: taken })}` : words;
  function reason(how: Credit['how']): string {
    switch (how.how) {
      case 'eachStatement':
        return t('credit.rightOf', { right: how.right, count: how.of });
      case 'each':
        return lessTaken(
          'each',
          how.taken,
          t('credit.rightOf', { right: how.right, count: how.of }),
        );
      case 'positions':
        return t('credit.positions', { right: how.right, count: how.of });
      case 'neighbors':
        return t('credit.neighbors', { right: how.right, count: how.of });
      case 'areas':
        return lessTaken(
          'areas',
          how.taken,
          t('credit.rightOf', { right: how.hit, count: how.of }),
        );
      case 'rightMinusWrong':
        return t('credit.rightMinusWrong', { right: how.right, wrong: how.wrong });
      default:
        return t(`credit.how.${how.how}`);
    }
  }
  return ({ how, limited }: Credit | CountedCredit) =>
    limited ? `${reason(how)} ${t(`credit.limited.${limited}`)}` : reason(how);
}
