import { useState } from 'react';
import type { AttemptIds } from '#web/blocks/quiz/queries.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { keptAnswers } from './kept-answers.ts';
import { ResultView } from './result-view.tsx';
import type { Receipt } from './types.ts';

type Props = { ids: AttemptIds; receipt: Receipt | null; tooLate: number };

/** What came of an attempt, and what this device still keeps that was never sent: it was offline when the end came. */
export function EndedAttempt({ ids, receipt, tooLate }: Props) {
  const userId = useTokens()?.userId ?? '';
  const [kept] = useState(() => {
    const unsent = keptAnswers.find(userId, ids.attemptId).filter(({ isSent }) => !isSent);
    return new Set(unsent.map(({ slotId }) => slotId)).size;
  });
  return <ResultView ids={ids} receipt={receipt} tooLate={Math.max(tooLate, kept)} />;
}
