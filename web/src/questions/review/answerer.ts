import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts.ts';

/** Whose answer is looked back at: one's own, unless told. */
export const Answerer = createContext<'own' | 'theirs'>('own');

/** The words for an answer and for its absence, to whoever gave it or to somebody else. */
export function useAnswererWords(): { answer: string; unanswered: string } {
  const { t } = useTranslation('questions');
  return useContext(Answerer) === 'own'
    ? { answer: t('review.own'), unanswered: t('review.unanswered') }
    : { answer: t('review.theirs'), unanswered: t('review.theirsUnanswered') };
}
