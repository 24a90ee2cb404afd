import type { QueryClient } from '@tanstack/react-query';
import { type AttemptIds, quizQueries } from '#web/blocks/quiz/queries.ts';
import { api } from '#web/lib/api.ts';
import { write } from '#web/lib/write.ts';
import type { AttemptSource } from './types.ts';

/** An attempt that counts: it belongs to the server. */
export const serverSource = (client: QueryClient, ids: AttemptIds): AttemptSource => ({
  isKept: true,
  load: () => client.fetchQuery(quizQueries.attempt(ids)),
  save: (slotId, body, key) =>
    api('quizzes.saveAnswer', { params: { ...ids, slotId }, body, idempotencyKey: key }),
  time: () => api('quizzes.getTime', { params: ids }),
  workOf: (slotId) => ({ kind: 'attempt', ...ids, slotId }),
  submit: () => write('quizzes.submit', { params: ids, body: {} }),
});
