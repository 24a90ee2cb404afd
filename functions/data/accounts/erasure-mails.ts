import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

const record = z.object({ last: z.string() });

/** The last mail to a person about the erasure of their account. */
export const erasureMails = {
  knows: async (table: Table, userId: string, news: string): Promise<boolean> =>
    (await table.get(record, keys.erasureMail(userId)))?.last === news,

  mark: (table: Table, userId: string, news: string) =>
    table.put({ ...keys.erasureMail(userId), entity: 'ErasureMail', last: news }),
};
