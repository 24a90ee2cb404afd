import { useTranslation } from 'react-i18next';
import type { CountedCredit, Credit } from '#shared/schemas/credit.ts';
import '../texts.ts';

/** Why an answer earned what it did, as a sentence. */
export function useReasonWords() {
  const { t } = useTranslation('questions');
  function reason(how: Credit['how']): string {
    switch (how.how) {
      case 'eachStatement':
      case 'each':
        return t('credit.rightOf', { right: how.right, count: how.of });
      case 'positions':
        return t('credit.positions', { right: how.right, count: how.of });
      case 'neighbors':
        return t('credit.neighbors', { right: how.right, count: how.of });
      case 'areas':
        return t('credit.rightOf', { right: how.hit, count: how.of });
      case 'rightMinusWrong':
        return t('credit.rightMinusWrong', { right: how.right, wrong: how.wrong });
      default:
        return t(`credit.how.${how.how}`);
    }
  }
  return ({ how, limited }: Credit | CountedCredit) =>
    limited ? `${reason(how)} ${t(`credit.limited.${limited}`)}` : reason(how);
}
