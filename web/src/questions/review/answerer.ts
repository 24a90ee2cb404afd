import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts.ts';

type Words = { answer: string; unanswered: string };

/** The words for an answer that somebody else gave, and for its absence; null: it is one's own. */
export const Answerer = createContext<Words | null>(null);

/** The words for an answer and for its absence, to whoever looks back at it. */
export function useAnswererWords(): Words {
  const { t } = useTranslation('questions');
  const given = useContext(Answerer);
  return given ?? { answer: t('review.own'), unanswered: t('review.unanswered') };
}
