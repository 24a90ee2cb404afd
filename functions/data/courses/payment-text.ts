import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst } from '#functions/data/table/versioned.ts';

/** The way to pay, in the organization's words. Version 0: nobody has written any. */
export const paymentTextRecord = z.object({
  text: z.object({ en: z.string().optional(), es: z.string().optional() }).nullable(),
  version: z.number(),
});
export type PaymentText = z.infer<typeof paymentTextRecord>;

export const paymentText = {
  get: async (table: Table): Promise<PaymentText> =>
    (await table.get(paymentTextRecord, keys.paymentText())) ?? { text: null, version: 0 },

  /** Replaces words that are still at `before.version`. */
  replace(before: PaymentText, text: PaymentText['text']) {
    const next: PaymentText = { text, version: before.version + 1 };
    const put = { ...keys.paymentText(), entity: 'PaymentText', ...next };
    const present = (current: Item) => paymentTextRecord.parse(current);
    const item: TransactionItem = versionedOrFirst(put, before.version, 'payment-text', present);
    return { next, item };
  },
};
