import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

/** Up to when a person has seen what is new for them. */
export const newsSeenRecord = z.object({ until: z.string() });

export const newsSeen = {
  get: (table: Table, userId: string) => table.get(newsSeenRecord, keys.newsSeen(userId)),

  /** Moves it forward; what another tab has moved further meanwhile is read again. */
  put: (userId: string, until: string): TransactionItem =>
    tryAgain({
      label: 'news-seen',
      put: { ...keys.newsSeen(userId), entity: 'NewsSeen', until },
      condition: 'attribute_not_exists(#until) OR #until < :until',
      expression: { names: { '#until': 'until' }, values: { ':until': until } },
    }),
};
