import * as z from 'zod';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';
import { tryAgain } from './try-again.ts';

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
