import * as z from 'zod';
import { ruleOf, type Place } from '#functions/data/data-subjects.ts';
import { groupWorkOf } from './group-work-of.ts';
import { indexPartitions, ranges } from '#functions/data/keys.ts';
import type { Item, QueryPage, Table } from '#functions/data/table/table.ts';

const anything = z.looseObject({ pk: z.string(), sk: z.string(), entity: z.string().optional() });
export type PersonItem = z.infer<typeof anything>;
type Data = Record<string, z.core.util.JSONType>;

/** The person whose data is asked for; `address` is the keyed hash of their e-mail address. */
export type Subject = { userId: string; address: string };

type Page = { start: Item | undefined; limit?: number };
type Look = (table: Table, subject: Subject, page: Page) => Promise<QueryPage<PersonItem>>;

/** The places of everything that concerns one person; no two places hold the same item. */
export const places: Record<Place, Look> = {
  own: (table, { userId }, page) => table.query(anything, ranges.person(userId), page),
  taught: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.taught(userId), page),
  contacts: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.contacts(userId), page),
  photos: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.photos(userId), page),
  workFiles: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.workFiles(userId), page),
  submissions: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.submissions(userId), page),
  jobRows: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.jobRows(userId), page),
  marksIn: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.marksIn(userId), page),
  bank: (table, { userId }, page) => table.query(anything, ranges.bank(userId), page),
  questions: (table, { userId }, page) =>
    table.queryIndex(anything, indexPartitions.bank(userId), page),
  address: (table, { address }, page) => table.query(anything, ranges.address(address), page),
  answers: (table, { userId }, page) => table.query(anything, ranges.answers(userId), page),
  erasure: (table, { userId }, page) => table.query(anything, ranges.erasure(userId), page),
};

/** The way in which the table finds and keeps an item. */
const internal = new Set(['pk', 'sk', 'gsi1pk', 'gsi1sk', 'expiresAt']);

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of an item, or of one of its attributes, that are handed out. */
const without = (whole: object, inner: readonly string[], path = ''): object =>
  Object.fromEntries(
    Object.entries(whole)
      .filter(([name]) => !internal.has(name))
      .filter(([name]) => !inner.includes(path + name))
      .map(([name, value]: [string, unknown]) => [
        name,
        isRecord(value) ? without(value, inner, `${path}${name}.`) : value,
      ]),
  );

function shown(place: Place, item: PersonItem): Data[] {
  const rule = ruleOf(place, item.entity);
  if (rule.export !== 'whole') return [];
  return [without(item, rule.inner ?? []) as Data];
}

async function whole(table: Table, place: Place, subject: Subject): Promise<Data[]> {
  const items: Data[] = [];
  let start: Item | undefined;
  do {
    const page = await places[place](table, subject, { start });
    items.push(...page.items.flatMap((item) => shown(place, item)));
    start = page.last ?? undefined;
  } while (start);
  return items;
}

/**
 * Everything that `data-subjects.ts` says is handed out of a person: each item as data, `entity` saying what it is. What
 * they handed in with groups lies with these, and comes with it.
 */
export async function dataOf(table: Table, subject: Subject): Promise<Data[]> {
  const names = Object.keys(places) as Place[];
  const parts = await Promise.all(names.map((place) => whole(table, place, subject)));
  const items = parts.flat();
  return [...items, ...(await groupWorkOf(table, subject.userId, items))];
}
