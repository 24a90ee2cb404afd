import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { foldName } from '#functions/data/accounts/fold-name.ts';
import { type Key, keys, ranges } from '#functions/data/keys.ts';
import type { Item, QueryPage, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { longestOf } from '#functions/data/table/word-search.ts';
import { countedIn, facetsOf, type ListedQuestion, searchWordsOf } from './question-facets.ts';
import type { QuestionHead } from './questions.ts';

/** Parts that move by themselves: a question with many tags has more rows than one transaction takes. */
const parts = ['CHANGED', 'NAME', 'WORD', 'COUNT'] as const;
type Part = (typeof parts)[number];

/** The orders in which a list is read. */
export type Order = Extract<Part, 'CHANGED' | 'NAME'>;

const longestName = 100;

/** The items that a transaction takes. */
const mostItems = 100;

/** Those of them that only look whether what was read is still so. */
const looks = 2;

/** The places of one part of a question's rows: no more than follows from its head. */
const markRecord = z.object({
  questionId: z.string(),
  part: z.enum(parts),
  bankId: z.string(),
  /** What it is ordered by. */
  value: z.string(),
  /** The lists, or the words, or the counts, in which it stands. */
  places: z.array(z.string()),
});
export type QuestionMark = z.infer<typeof markRecord>;

const rowRecord = z.object({ questionId: z.string(), word: z.string().optional() });
type Row = z.infer<typeof rowRecord>;

/** By what a question stands in a list by name: its name, or the first words of its stem. */
const sortName = ({ name, stem }: QuestionHead) =>
  foldName(name ?? stem.en ?? stem.es ?? '').slice(0, longestName);

const placesOf: Record<Part, (head: ListedQuestion) => Pick<QuestionMark, 'value' | 'places'>> = {
  CHANGED: (head) => ({ value: head.changedAt, places: facetsOf(head) }),
  NAME: (head) => ({ value: sortName(head), places: facetsOf(head) }),
  WORD: (head) => ({ value: '', places: searchWordsOf(head) }),
  COUNT: (head) => ({ value: '', places: countedIn(head) }),
};

const nextMark = (part: Part, head: ListedQuestion): QuestionMark => ({
  questionId: head.questionId,
  part,
  bankId: head.bankId,
  ...placesOf[part](head),
});

/** The rows of a mark by their keys; of counts there are none. */
function rowsOf(mark: QuestionMark | null): Map<string, { key: Key; item: Item }> {
  if (!mark || mark.part === 'COUNT') return new Map();
  const { questionId, bankId, part, value, places } = mark;
  const rows = places.map((place) =>
    part === 'WORD'
      ? {
          key: keys.questionWord(bankId, place, questionId),
          item: { entity: 'QuestionWord', questionId, word: place },
        }
      : {
          key: keys.questionRow(bankId, part, place, value, questionId),
          item: { entity: 'QuestionRow', questionId },
        },
  );
  return new Map(rows.map((row) => [`${row.key.pk} ${row.key.sk}`, row]));
}

const markItem = (
  key: Key,
  before: QuestionMark | null,
  next: QuestionMark | null,
): TransactionItem => ({
  label: 'question-mark',
  ...(next ? { put: { ...key, entity: 'QuestionMark', ...next } } : { remove: key }),
  ...(before
    ? {
        condition: 'bankId = :bankId AND #value = :value AND places = :places',
        expression: {
          names: { '#value': 'value' },
          values: { ':bankId': before.bankId, ':value': before.value, ':places': before.places },
        },
      }
    : { condition: 'attribute_not_exists(pk)' }),
});

/** One question more or fewer in a count of a bank. */
export type Counted = { bankId: string; place: string; by: 1 | -1 };

/** What is to be written together for one question. */
type Move = { questionId: string; items: TransactionItem[]; counted: Counted[] };

function movePart(
  part: Part,
  before: QuestionMark | null,
  head: ListedQuestion | null,
  questionId: string,
): Move {
  const next = head && nextMark(part, head);
  if (isDeepStrictEqual(before, next)) return { questionId, items: [], counted: [] };
  const [left, come] = [rowsOf(before), rowsOf(next)];
  const items = [
    markItem(keys.questionMark(questionId, part), before, next),
    ...[...left]
      .filter(([name]) => !come.has(name))
      .map(([, { key }]) => ({ label: 'question-row', remove: key })),
    ...[...come]
      .filter(([name]) => !left.has(name))
      .map(([, { key, item }]) => ({ label: 'question-row', put: { ...key, ...item } })),
  ];
  return {
    questionId,
    items,
    counted: part === 'COUNT' ? countedBetween(before, next) : [],
  };
}

function countedBetween(before: QuestionMark | null, next: QuestionMark | null): Counted[] {
  const of = (mark: QuestionMark | null, by: 1 | -1): Counted[] =>
    (mark?.places ?? []).map((place) => ({ bankId: mark?.bankId ?? '', place, by }));
  const had = of(before, -1);
  const has = of(next, 1);
  const isIn = (list: Counted[], { bankId, place }: Counted) =>
    list.some((one) => one.bankId === bankId && one.place === place);
  return [...had.filter((one) => !isIn(has, one)), ...has.filter((one) => !isIn(had, one))];
}

/** The item of a count. */
function countItem({ bankId, place }: Pick<Counted, 'bankId' | 'place'>): { key: Key; item: Item } {
  const at = place.indexOf('#');
  if (at < 0)
    return {
      key: keys.bankFacet(bankId, place),
      item: { entity: 'BankFacet', bankId, facet: place },
    };
  const [folded, tag] = [place.slice('TAG:'.length, at), place.slice(at + 1)];
  return {
    key: keys.bankTag(bankId, folded, tag),
    item: { entity: 'BankTag', bankId, folded, tag },
  };
}

export const questionLists = {
  marks: (table: Table, questionIds: string[]) =>
    table.batchGet(
      markRecord,
      questionIds.flatMap((questionId) => parts.map((part) => keys.questionMark(questionId, part))),
      { consistent: true },
    ),

  /**
   * Moves the rows of a question from where its marks say to where its head says; nothing where they stand there. All
   * at once if one transaction takes them, with a look at the head and at what names it, else part by part.
   */
  move(questionId: string, marks: QuestionMark[], head: ListedQuestion | null): Move[] {
    const moves = parts
      .map((part) => {
        const before = marks.find((mark) => mark.part === part) ?? null;
        return movePart(part, before, head, questionId);
      })
      .filter(({ items }) => items.length > 0);
    const items = moves.flatMap((move) => move.items);
    const counted = moves.flatMap((move) => move.counted);
    const isSmall = items.length + counted.length + looks <= mostItems;
    return isSmall && items.length > 0 ? [{ questionId, items, counted }] : moves;
  },

  /** Changes counts, each once, by what many questions change in them. */
  count(changes: Counted[]): TransactionItem[] {
    const byPlace = Map.groupBy(changes, ({ bankId, place }) => `${bankId} ${place}`);
    return [...byPlace.values()].flatMap((some) => {
      const by = some.reduce((sum, one) => sum + one.by, 0);
      const first = some[0];
      if (!first || by === 0) return [];
      const { key, item } = countItem(first);
      const fields = Object.keys(item);
      return [
        {
          label: 'bank-count',
          update: key,
          set: `SET ${fields.map((name) => `#${name} = :${name}`).join(', ')} ADD questions :by`,
          expression: {
            names: Object.fromEntries(fields.map((name) => [`#${name}`, name])),
            values: {
              ...Object.fromEntries(fields.map((name) => [`:${name}`, item[name]])),
              ':by': by,
            },
          },
        },
      ];
    });
  },

  /** The counts that a question has left: gone where it was the last one. */
  left: (head: QuestionHead, now: ListedQuestion | null): Pick<Counted, 'bankId' | 'place'>[] => {
    const has = now?.bankId === head.bankId ? countedIn(now) : [];
    return countedIn({ ...head, isNamed: false })
      .filter((place) => !has.includes(place))
      .map((place) => ({ bankId: head.bankId, place }));
  },

  /** Removes a count at zero. Refused for every other. */
  forget: (count: Pick<Counted, 'bankId' | 'place'>): TransactionItem => ({
    label: 'bank-count',
    remove: countItem(count).key,
    condition: 'questions = :none',
    expression: { values: { ':none': 0 } },
  }),

  /** A page of a list of a bank, in an order: ids. */
  list: (
    table: Table,
    bankId: string,
    { order, facet }: { order: Order; facet: string },
    page: { limit: number; start: Item | undefined },
  ): Promise<QueryPage<Row>> =>
    table.query(rowRecord, ranges.questionList(bankId, order, facet), {
      ...page,
      newestFirst: order === 'CHANGED',
    }),

  /** The list that a cursor goes on with. */
  facetOf: (bankId: string, order: Order, { pk }: Item): string => {
    const { pk: none } = ranges.questionList(bankId, order, '');
    return String(pk).slice(none.length);
  },

  /**
   * The questions with a word that begins with the longest that is wanted; a page of ids. Of one that is found by
   * several of its words only the first row counts: whoever asks holds them against the heads.
   */
  search: (
    table: Table,
    bankId: string,
    wanted: string[],
    page: { limit: number; start: Item | undefined },
  ): Promise<QueryPage<Row>> =>
    table.query(rowRecord, ranges.questionSearch(bankId, longestOf(wanted)), page),
};
