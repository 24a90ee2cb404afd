import type { banks as contract } from '#shared/contract/banks.ts';
import type { Operation, PageWindow } from '#functions/api/operation.ts';
import type { Query } from '#shared/contract/route.ts';
import { wordsOf } from '#functions/data/accounts/fold-name.ts';
import { banks } from '#functions/data/banks/banks.ts';
import {
  facetsFor,
  isWanted,
  searchWordsOf,
  wordsIn,
} from '#functions/data/banks/question-facets.ts';
import { questionLists, type Order } from '#functions/data/banks/question-lists.ts';
import { isOfBank, questions } from '#functions/data/banks/questions.ts';
import { uses } from '#functions/data/banks/uses.ts';
import type { Table } from '#functions/data/table/table.ts';
import { meeting } from '#functions/data/table/word-search.ts';
import type { BanksDeps } from './deps.ts';
import { editableBankOf } from './editable-bank.ts';
import { presentRow } from './present-question.ts';

type Asked = Query<typeof contract.listQuestions>;

/** The shortest of the lists that hold what is wanted. */
async function shortest(table: Table, bankId: string, facets: string[]): Promise<string> {
  const [first = 'ALL', ...others] = facets;
  if (others.length === 0) return first;
  const counts = await banks.countsOf(table, bankId, facets);
  const lengthOf = (facet: string) => counts.get(facet) ?? 0;
  return facets.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
}

/** A page of rows: under the word that is looked for, or of a list. The list of the first page is that of all. */
async function rowsOf(
  table: Table,
  bankId: string,
  asked: Asked,
  wanted: string[],
  page: PageWindow,
) {
  // What is in the trash has no words: its list is short.
  if (wanted.length > 0 && !asked.binned) return questionLists.search(table, bankId, wanted, page);
  const order: Order = asked.sort === 'name' ? 'NAME' : 'CHANGED';
  const facet = page.start
    ? questionLists.facetOf(bankId, order, page.start)
    : await shortest(table, bankId, facetsFor(asked));
  return questionLists.list(table, bankId, { order, facet }, page);
}

/** The rows say which questions; what is shown, and whether it is still so, is read from the heads. */
export const listQuestions: Operation<typeof contract.listQuestions, BanksDeps> = async ({
  actor,
  params,
  query,
  page,
  now,
  deps,
}) => {
  const { bankId } = await editableBankOf(deps.table, actor, params.bankId);
  const wanted = wordsOf(query.q ?? '');
  const { items: rows, last } = await rowsOf(deps.table, bankId, query, wanted, page);
  const heads = await questions.byIds(
    deps.table,
    rows.map(({ questionId }) => questionId),
  );
  const fitting = [...heads.values()].filter(
    (head) => isOfBank(head, bankId, now) && isWanted(head, query),
  );
  const shown = new Map(
    (query.unused ? await uses.unused(deps.table, bankId, fitting) : fitting).map((head) => [
      head.questionId,
      head,
    ]),
  );
  const known = rows.flatMap(({ questionId, word }) => {
    const head = shown.get(questionId);
    return head
      ? [{ head, word, words: word === undefined ? wordsIn(head) : searchWordsOf(head) }]
      : [];
  });
  const hasWords = ({ words }: { words: string[] }) =>
    wanted.every((part) => words.some((one) => one.startsWith(part)));
  const met = query.binned
    ? known.filter(hasWords)
    : wanted.length > 0
      ? meeting(known, wanted)
      : known;
  return { items: met.map(({ head }) => presentRow(head)), nextCursor: page.cursor(last) };
};
