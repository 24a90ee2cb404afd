import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { type Key, index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Attempts, QuizOfPerson } from './attempts.ts';

/** The lists of a quiz's attempts; what waits to be marked also stands in the list of who teaches. */
export const attemptLists = ['ALL', 'OPEN', 'SUBMITTED', 'EXPIRED', 'WAITING'] as const;
export type AttemptList = (typeof attemptLists)[number];

const listOfState = { open: 'OPEN', submitted: 'SUBMITTED', expired: 'EXPIRED' } as const;

const who = { userId: z.string(), courseId: z.string(), quizId: z.string() };

const rowRecord = z.object({ ...who, attemptId: z.string() });
export type AttemptRow = z.infer<typeof rowRecord>;

/** The places of somebody's attempts at a quiz in its lists: no more than follows from them. */
const markRecord = z.object({
  ...who,
  /** `list#attemptId#endedAt`, the last of what waits. */
  places: z.array(z.string()),
  /** Who teaches the course, where something waits. */
  ownerId: z.string().nullable(),
});
export type AttemptMark = z.infer<typeof markRecord>;

const sumsRecord = z.object({
  people: z.number(),
  open: z.number(),
  submitted: z.number(),
  expired: z.number(),
  waiting: z.number(),
});
export type QuizSums = z.infer<typeof sumsRecord>;
const noSums: QuizSums = { people: 0, open: 0, submitted: 0, expired: 0, waiting: 0 };

const partsOf = (place: string) => {
  const [list = '', attemptId = '', endedAt = ''] = place.split('#');
  return { list, attemptId, endedAt };
};

function placesOf({ attempts, earned }: Attempts): string[] {
  return attempts.flatMap(({ attemptId, state, endedAt, isReset }) => {
    const waits = endedAt !== null && !isReset && (earned[attemptId]?.waiting ?? 0) > 0;
    return [
      `ALL#${attemptId}`,
      `${listOfState[state]}#${attemptId}`,
      ...(waits ? [`WAITING#${attemptId}#${endedAt}`] : []),
    ];
  });
}

/** So many rows move in one transaction. */
const mostMoved = 80;

/** What the mark is to say: of somebody with very many attempts, a step on the way there. */
function nextMark(
  { userId, courseId, quizId }: QuizOfPerson,
  before: AttemptMark | null,
  own: Attempts | null,
  ownerId: string | null,
): AttemptMark | null {
  const [had, has] = [before?.places ?? [], own ? placesOf(own) : []];
  const come = has.filter((place) => !had.includes(place));
  const gone = had.filter((place) => !has.includes(place));
  if (!own && gone.length <= mostMoved) return null;
  const left = gone.slice(0, mostMoved);
  const added = come.slice(0, mostMoved - left.length);
  const isWhole = left.length + added.length === gone.length + come.length;
  const places = isWhole ? has : [...had.filter((place) => !left.includes(place)), ...added];
  const waits = places.some((one) => partsOf(one).list === 'WAITING');
  return { userId, courseId, quizId, places, ownerId: waits ? ownerId : null };
}

/** The row of a place, which says so much that one of another course's owner is another row. */
function rowOf({ userId, courseId, quizId, ownerId }: AttemptMark, place: string) {
  const { list, attemptId, endedAt } = partsOf(place);
  const key = keys.attemptRow(quizId, list, attemptId);
  const listed = list === 'WAITING' && ownerId ? index.toMark(ownerId, endedAt, attemptId) : {};
  return {
    key,
    item: { ...key, ...listed, entity: 'AttemptRow', userId, courseId, quizId, attemptId },
  };
}

const rowsOf = (mark: AttemptMark | null): Map<string, { key: Key; item: Item }> =>
  new Map(
    (mark?.places ?? []).map((place) => {
      const row = rowOf(mark as AttemptMark, place);
      return [`${row.key.pk} ${row.key.sk}`, row];
    }),
  );

const markItem = (
  { quizId, userId }: QuizOfPerson,
  before: AttemptMark | null,
  next: AttemptMark | null,
): TransactionItem => ({
  label: 'attempt-mark',
  ...(next
    ? { put: { ...keys.attemptMark(quizId, userId), entity: 'AttemptMark', ...next } }
    : { remove: keys.attemptMark(quizId, userId) }),
  ...(before
    ? {
        condition: 'places = :places AND ownerId = :ownerId',
        expression: { values: { ':places': before.places, ':ownerId': before.ownerId } },
      }
    : { condition: 'attribute_not_exists(pk)' }),
});

/** How many of somebody's attempts stand in each list. */
function sumsOf(mark: AttemptMark | null): QuizSums {
  const of = (list: AttemptList) =>
    (mark?.places ?? []).filter((place) => partsOf(place).list === list).length;
  return {
    people: mark && mark.places.length > 0 ? 1 : 0,
    open: of('OPEN'),
    submitted: of('SUBMITTED'),
    expired: of('EXPIRED'),
    waiting: of('WAITING'),
  };
}

const names = Object.keys(noSums) as (keyof QuizSums)[];

export type CountedAttempts = { quizId: string; by: QuizSums };

export const attemptRows = {
  marks: (table: Table, some: QuizOfPerson[]) =>
    table.batchGet(
      markRecord,
      some.map(({ quizId, userId }) => keys.attemptMark(quizId, userId)),
      { consistent: true },
    ),

  /**
   * Moves somebody's rows from where `before` left them to where their attempts say, or a step towards it; nothing where
   * they stand there.
   */
  move(
    place: QuizOfPerson,
    before: AttemptMark | null,
    own: Attempts | null,
    ownerId: string | null,
  ): { next: AttemptMark | null; items: TransactionItem[]; counted: CountedAttempts } {
    const next = nextMark(place, before, own, ownerId);
    const [had, has] = [sumsOf(before), sumsOf(next)];
    const by = { ...noSums };
    for (const name of names) by[name] = has[name] - had[name];
    const counted = { quizId: place.quizId, by };
    if (isDeepStrictEqual(before, next)) return { next, items: [], counted };
    const [left, come] = [rowsOf(before), rowsOf(next)];
    const stays = ([name, { item }]: [string, { item: Item }]) =>
      isDeepStrictEqual(left.get(name)?.item, item);
    return {
      next,
      counted,
      items: [
        markItem(place, before, next),
        ...[...left]
          .filter(([name]) => !come.has(name))
          .map(([, { key }]) => ({ label: 'attempt-row', remove: key })),
        ...[...come]
          .filter((row) => !stays(row))
          .map(([, { item }]) => ({ label: 'attempt-row', put: item })),
      ],
    };
  },

  /** Changes the sums of quizzes, each once, by what many people change in them. */
  count(changes: CountedAttempts[]): TransactionItem[] {
    return [...Map.groupBy(changes, ({ quizId }) => quizId)].flatMap(([quizId, some]) => {
      const by = { ...noSums };
      for (const name of names) by[name] = some.reduce((sum, one) => sum + one.by[name], 0);
      if (isDeepStrictEqual(by, noSums)) return [];
      return [
        {
          label: 'quiz-sums',
          update: keys.quizSums(quizId),
          set: `SET entity = :entity, quizId = :quizId ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
          expression: {
            names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
            values: {
              ':entity': 'QuizSums',
              ':quizId': quizId,
              ...Object.fromEntries(names.map((name) => [`:${name}`, by[name]])),
            },
          },
        },
      ];
    });
  },

  sums: async (table: Table, quizId: string): Promise<QuizSums> =>
    (await table.get(sumsRecord, keys.quizSums(quizId))) ?? noSums,

  /** The same of several quizzes, in one request as long as they are at most a hundred. */
  async sumsOfAll(table: Table, quizIds: string[]): Promise<(quizId: string) => QuizSums> {
    const found =
      quizIds.length === 0
        ? []
        : await table.batchGet(
            sumsRecord.extend({ quizId: z.string() }),
            quizIds.map(keys.quizSums),
          );
    const sums = new Map(found.map(({ quizId, ...one }) => [quizId, one]));
    return (quizId) => sums.get(quizId) ?? noSums;
  },

  /** A page of a list of a quiz, the newest attempt first. */
  list: (
    table: Table,
    quizId: string,
    list: AttemptList,
    page: { limit: number; start: Item | undefined },
  ) => table.query(rowRecord, ranges.attemptList(quizId, list), { ...page, newestFirst: true }),

  /** A page of what waits in all courses of a teacher, the oldest first. */
  toMark: (table: Table, ownerId: string, page: { limit: number; start?: Item | undefined }) =>
    table.queryIndex(rowRecord, indexPartitions.toMark(ownerId), page),
};
