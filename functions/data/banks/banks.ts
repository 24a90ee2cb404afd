import * as z from 'zod';
import { mostQuestions } from '#shared/policies/banks.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

const bankRecord = z.object({ bankId: z.string(), questions: z.number() });

const facetRecord = z.object({ facet: z.string(), questions: z.number() });

const tagRecord = z.object({
  pk: z.string(),
  sk: z.string(),
  folded: z.string(),
  tag: z.string(),
  questions: z.number(),
});
type TagRow = z.infer<typeof tagRecord>;

/** Tags that are written in several ways are one: as most questions have it, else the first in order. */
const asMostHave = (rows: TagRow[]) => ({
  tag: rows.reduce((a, b) => (b.questions > a.questions ? b : a)).tag,
  questions: rows.reduce((sum, { questions }) => sum + questions, 0),
});

/** The number of questions of a bank, in whole and in its lists. The lists' follow the questions by the stream. */
export const banks = {
  /** How many questions each bank holds, by id. */
  async sizes(table: Table, bankIds: string[]): Promise<(bankId: string) => number> {
    const found = await table.batchGet(bankRecord, bankIds.map(keys.bank));
    const byId = new Map(found.map(({ bankId, questions }) => [bankId, questions]));
    return (bankId) => byId.get(bankId) ?? 0;
  },

  /** How many questions stand in each list of a bank. */
  async counts(table: Table, bankId: string): Promise<Map<string, number>> {
    const rows = await table.queryAll(facetRecord, ranges.bankFacets(bankId));
    return new Map(rows.map(({ facet, questions }) => [facet, questions]));
  },

  /** The same for some of its lists. */
  async countsOf(table: Table, bankId: string, facets: string[]): Promise<Map<string, number>> {
    const wanted = facets.map((facet) => keys.bankFacet(bankId, facet));
    const rows = await table.batchGet(facetRecord, wanted);
    return new Map(rows.map(({ facet, questions }) => [facet, questions]));
  },

  /** A page of a bank's tags, by name. The last tag of a page is left to the next one where more may be written like it. */
  async tags(table: Table, bankId: string, page: { limit: number; start: Item | undefined }) {
    const { items, last } = await table.query(tagRecord, ranges.bankTags(bankId), page);
    const groups = [...Map.groupBy(items, ({ folded }) => folded).values()];
    const whole = last && groups.length > 1 ? groups.slice(0, -1) : groups;
    const end = whole.at(-1)?.at(-1);
    return {
      items: whole.map(asMostHave).filter(({ questions }) => questions > 0),
      last: last && end ? { pk: end.pk, sk: end.sk } : last,
    };
  },

  /** One or many more questions in a bank. @throws AppError `bank_full` */
  take: (bankId: string, questions: number): TransactionItem => ({
    label: 'bank',
    update: keys.bank(bankId),
    set: 'SET entity = :entity, bankId = :bankId ADD questions :questions',
    condition: 'attribute_not_exists(pk) OR questions <= :most',
    expression: {
      values: {
        ':entity': 'Bank',
        ':bankId': bankId,
        ':questions': questions,
        ':most': mostQuestions - questions,
      },
    },
    refused: () => new AppError('bank_full'),
  }),

  /** Refuses where nothing is known of the bank: it was its person's, who is gone. */
  check: (bankId: string): TransactionItem => ({
    label: 'bank',
    check: keys.bank(bankId),
    condition: 'attribute_exists(pk)',
  }),

  /** One or many fewer. Refused where nothing is known of the bank: it was its person's, who is gone. */
  release: (bankId: string, questions: number): TransactionItem => ({
    label: 'bank',
    update: keys.bank(bankId),
    set: 'ADD questions :less',
    condition: 'questions >= :questions',
    expression: { values: { ':less': -questions, ':questions': questions } },
  }),
};
