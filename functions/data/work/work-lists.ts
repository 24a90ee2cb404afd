import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Key } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** A place of one piece of work: in which list, and what it is ordered by there; empty: by its id. */
export type Place = { list: string; id: string; order: string };

/** The places of somebody's work in its lists: no more than follows from it. */
export type WorkMark<Who> = Who & {
  /** `list#id#order`, the last where there is one. */
  places: string[];
  /** Who teaches the course, where something waits for them. */
  ownerId: string | null;
};

/** The work of people at one item of a course: attempts at a quiz, submissions of an assignment. */
type Kind<Who, Own, Around, Name extends string> = {
  mark: z.ZodType<WorkMark<Who>>;
  entities: Record<'row' | 'mark' | 'sums', string>;
  labels: Record<'row' | 'mark' | 'sums', string>;
  /** The attribute that names the item. */
  itemName: string;
  itemOf: (who: Who) => string;
  keys: {
    mark: (who: Who) => Key;
    sums: (itemId: string) => Key;
    row: (who: Who, place: Place) => Key;
  };
  /** The list that each sum counts. */
  counts: Record<Name, string>;
  placesOf: (own: Own, around: Around) => Place[];
  /** The lists in which work waits for who teaches. */
  waitsIn: string[];
  /** Whether it waits for others alone, who mark it in their place; left out: it never does. */
  isOthers?: (own: Own, around: Around) => boolean;
  /** Whose list is one in which work waits for one of these others; null: it is none. */
  waitsForOther?: (list: string) => string | null;
  /** Where it then stands in the index. */
  toMark: (userId: string, place: Place) => Item;
  /** What a row says. */
  row: (who: Who, place: Place) => Item;
};

export type Sums<Name extends string> = Record<Name | 'people', number>;
export type Counted<Name extends string> = { itemId: string; by: Sums<Name> };

const textOf = ({ list, id, order }: Place) => [list, id, ...(order ? [order] : [])].join('#');

function placeOf(text: string): Place {
  const [list = '', id = '', order = ''] = text.split('#');
  return { list, id, order };
}

/** So many rows move in one transaction. */
const mostMoved = 80;

/** Where somebody's work is to stand: of very much, a step on the way there; null: nowhere. */
function nextPlaces(had: string[], has: string[] | null): string[] | null {
  const come = has?.filter((place) => !had.includes(place)) ?? [];
  const gone = had.filter((place) => !has?.includes(place));
  if (!has?.length && gone.length <= mostMoved) return null;
  const left = gone.slice(0, mostMoved);
  const added = come.slice(0, mostMoved - left.length);
  const isWhole = left.length + added.length === gone.length + come.length;
  return has && isWhole ? has : [...had.filter((place) => !left.includes(place)), ...added];
}

/** The lists of all work at an item, kept by the stream: rows, for each person a mark of which there are, and sums. */
export function workLists<
  Who extends { userId: string; courseId: string },
  Own,
  Around extends { ownerId: string | null },
  Name extends string,
>(kind: Kind<Who, Own, Around, Name>) {
  const { entities, labels, keys, itemOf, itemName } = kind;
  const lists = Object.entries<string>(kind.counts) as [Name, string][];
  const names: (Name | 'people')[] = ['people', ...lists.map(([name]) => name)];
  const sumsFrom = (of: (name: Name | 'people') => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Sums<Name>;
  const noSums = sumsFrom(() => 0);
  const sumsRecord = z.object(
    Object.fromEntries(names.map((name) => [name, z.number()])),
  ) as unknown as z.ZodType<Sums<Name>>;
  const placedSums = z.object({
    pk: z.string(),
    ...Object.fromEntries(names.map((name) => [name, z.number()])),
  }) as unknown as z.ZodType<Sums<Name> & { pk: string }>;

  /** How much of somebody's work stands in each list that is counted, and whether any of it does. */
  function sumsOf(mark: WorkMark<Who> | null): Sums<Name> {
    const places = mark?.places.map(placeOf) ?? [];
    const inList = (list: string) => places.filter((place) => place.list === list).length;
    const of = new Map<string, number>(lists.map(([name, list]) => [name, inList(list)]));
    const isCounted = [...of.values()].some((count) => count > 0);
    return sumsFrom((name) => of.get(name) ?? (isCounted ? 1 : 0));
  }

  function nextMark(
    who: Who,
    before: WorkMark<Who> | null,
    own: Own | null,
    around: Around,
  ): WorkMark<Who> | null {
    const has = own ? kind.placesOf(own, around).map(textOf) : null;
    const places = nextPlaces(before?.places ?? [], has);
    if (places === null) return null;
    const waits = places.some((one) => kind.waitsIn.includes(placeOf(one).list));
    const isOwners = waits && !(own && kind.isOthers?.(own, around));
    return { ...who, places, ownerId: isOwners ? around.ownerId : null };
  }

  /** Who is asked to mark what stands at a place; null: nobody. */
  const queueOf = ({ list }: Place, ownerId: string | null): string | null =>
    kind.waitsForOther?.(list) ?? (kind.waitsIn.includes(list) ? ownerId : null);

  /** A row says so much that one of another course's owner is another row. */
  const rowsOf = (who: Who, mark: WorkMark<Who> | null): Map<string, { key: Key; item: Item }> =>
    new Map(
      (mark?.places ?? []).map((text) => {
        const place = placeOf(text);
        const key = keys.row(who, place);
        const userId = queueOf(place, mark?.ownerId ?? null);
        const listed = userId === null ? {} : kind.toMark(userId, place);
        const item = { ...key, ...listed, entity: entities.row, ...kind.row(who, place) };
        return [`${key.pk} ${key.sk}`, { key, item }];
      }),
    );

  const markItem = (
    who: Who,
    before: WorkMark<Who> | null,
    next: WorkMark<Who> | null,
  ): TransactionItem => ({
    label: labels.mark,
    ...(next
      ? { put: { ...keys.mark(who), entity: entities.mark, ...next } }
      : { remove: keys.mark(who) }),
    ...(before
      ? {
          condition: 'places = :places AND ownerId = :ownerId',
          expression: { values: { ':places': before.places, ':ownerId': before.ownerId } },
        }
      : { condition: 'attribute_not_exists(pk)' }),
  });

  return {
    marks: (table: Table, some: Who[]) =>
      table.batchGet(kind.mark, some.map(keys.mark), { consistent: true }),

    /**
     * Moves somebody's rows from where `before` left them to where their work says, or a step towards it; nothing where
     * they stand there.
     */
    move(
      who: Who,
      before: WorkMark<Who> | null,
      own: Own | null,
      around: Around,
    ): { next: WorkMark<Who> | null; items: TransactionItem[]; counted: Counted<Name> } {
      const next = nextMark(who, before, own, around);
      const [had, has] = [sumsOf(before), sumsOf(next)];
      const counted = { itemId: itemOf(who), by: sumsFrom((name) => has[name] - had[name]) };
      if (isDeepStrictEqual(before, next)) return { next, items: [], counted };
      const [left, come] = [rowsOf(who, before), rowsOf(who, next)];
      const stays = ([name, { item }]: [string, { item: Item }]) =>
        isDeepStrictEqual(left.get(name)?.item, item);
      return {
        next,
        counted,
        items: [
          markItem(who, before, next),
          ...[...left]
            .filter(([name]) => !come.has(name))
            .map(([, { key }]) => ({ label: labels.row, remove: key })),
          ...[...come]
            .filter((row) => !stays(row))
            .map(([, { item }]) => ({ label: labels.row, put: item })),
        ],
      };
    },

    /** Changes the sums of items, each once, by what many people change in them. */
    count(changes: Counted<Name>[]): TransactionItem[] {
      return [...Map.groupBy(changes, ({ itemId }) => itemId)].flatMap(([itemId, some]) => {
        const by = sumsFrom((name) => some.reduce((sum, one) => sum + one.by[name], 0));
        if (isDeepStrictEqual(by, noSums)) return [];
        return [
          {
            label: labels.sums,
            update: keys.sums(itemId),
            set: `SET entity = :entity, ${itemName} = :itemId ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
            expression: {
              names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
              values: {
                ':entity': entities.sums,
                ':itemId': itemId,
                ...Object.fromEntries(names.map((name) => [`:${name}`, by[name]])),
              },
            },
          },
        ];
      });
    },

    sums: async (table: Table, itemId: string): Promise<Sums<Name>> =>
      (await table.get(sumsRecord, keys.sums(itemId))) ?? noSums,

    /** The same of several items, in one request as long as they are at most a hundred. */
    async sumsOfAll(table: Table, itemIds: string[]): Promise<(itemId: string) => Sums<Name>> {
      const found =
        itemIds.length === 0 ? [] : await table.batchGet(placedSums, itemIds.map(keys.sums));
      const sums = new Map(found.map(({ pk, ...one }) => [pk, one as unknown as Sums<Name>]));
      return (itemId) => sums.get(keys.sums(itemId).pk) ?? noSums;
    },
  };
}
