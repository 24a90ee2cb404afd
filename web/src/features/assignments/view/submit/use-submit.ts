import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { assignmentQueries } from '#web/blocks/assignment/queries.ts';
import type { AssignmentPage, Receipt } from '#web/blocks/assignment/types.ts';
import { type ErrorKey, errorKey } from '#web/lib/error-key.ts';
import { write } from '#web/lib/write.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';

type Heard = {
  /** The receipt has come; what is on the page is from before. */
  onReceipt: (receipt: Receipt) => void;
  /** The page has it. */
  onSubmitted: (receipt: Receipt) => void;
};

type Submitting =
  | { is: 'idle' }
  | { is: 'sending' }
  | { is: 'failed'; key: ErrorKey | 'unsaved' | 'changed' };

/**
 * Hands in a draft as it is on the server: what is written is saved first, and the version that was shown is named. It
 * is never kept to be sent later: where it does not arrive, it is not handed in, and says so.
 */
export function useSubmit(
  { courseId, assignmentId }: Pick<AssignmentPage, 'courseId' | 'assignmentId'>,
  keeper: DraftKeeper,
  { onReceipt, onSubmitted }: Heard,
) {
  const client = useQueryClient();
  const [state, setState] = useState<Submitting>({ is: 'idle' });
  /** The same for each try of one version: where only the answer was lost, it is told again. */
  const tries = useRef({ version: 0, key: '' });

  async function send(confirmed: boolean): Promise<void> {
    setState({ is: 'sending' });
    await keeper.flush();
    const { isUnsaved, conflict, version } = keeper.get();
    if (isUnsaved || conflict !== null || version === 0)
      return setState({ is: 'failed', key: 'unsaved' });
    if (tries.current.version !== version) tries.current = { version, key: crypto.randomUUID() };
    try {
      const receipt = await write('assignments.submit', {
        params: { courseId, assignmentId },
        body: { version, confirmed },
        idempotencyKey: tries.current.key,
      });
      tries.current = { version: 0, key: '' };
      onReceipt(receipt);
      await Promise.all(
        [
          assignmentQueries.all(assignmentId),
          ['assignments', 'own'],
          // What is done in the course may have changed with it.
          ['courses', 'one', courseId],
          ['enrollments'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      setState({ is: 'idle' });
      onSubmitted(receipt);
    } catch (error) {
      const key = errorKey(error);
      // Why it was refused may stand on the page by now.
      const refetched = client.invalidateQueries({
        queryKey: assignmentQueries.page(assignmentId).queryKey,
      });
      if (key !== 'stale_version') return setState({ is: 'failed', key });
      // What is said of a draft that somebody else changed speaks of the one that is listed by then.
      await refetched;
      setState({ is: 'failed', key: 'changed' });
    }
  }

  return { state, send, reset: () => setState({ is: 'idle' }) };
}
