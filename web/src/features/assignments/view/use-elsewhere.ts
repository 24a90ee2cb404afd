import { useState } from 'react';
import type { AssignmentPage, Receipt } from '#web/blocks/assignment/types.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { keptDraft } from './draft/kept-draft.ts';

/**
 * What was handed in from somewhere else while the page stood open here; null: nothing was. Whatever this device still
 * holds then for the server is not taken from whoever writes it.
 * @param own the number of what was handed in from here; null: nothing was
 * @param onWriting something of it is on this device alone
 */
export function useElsewhere(
  { assignmentId, submissions: [newest] }: Pick<AssignmentPage, 'assignmentId' | 'submissions'>,
  own: number | null,
  onWriting: () => void,
): Receipt | null {
  const userId = useTokens()?.userId ?? '';
  const number = newest?.number ?? 0;
  const [seen, setSeen] = useState(number);
  const [elsewhere, setElsewhere] = useState(0);
  // In the same drawing: what is written in must not be gone for a moment.
  if (number > seen) {
    setSeen(number);
    if (number !== own) {
      setElsewhere(number);
      if (keptDraft.find(userId, assignmentId)) onWriting();
    }
  }
  return newest && newest.number === elsewhere && !newest.isWithdrawn ? newest : null;
}
