import * as z from 'zod';
import type { grades as contract } from '#shared/contract/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation, OperationInput } from '#functions/api/operation.ts';
import { foldName, wordsOf } from '#functions/data/accounts/fold-name.ts';
import { fullName, personRecord } from '#functions/data/accounts/profiles.ts';
import { gradeRowRecord, gradeRows } from '#functions/data/grades/grade-rows.ts';
import { hiddenItems } from '#functions/data/grades/hidden-items.ts';
import { loadBook } from '#functions/data/grades/load-book.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { keys } from '#functions/data/keys.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { presentRow } from './present-row.ts';

type Input = OperationInput<typeof contract.listRows, BaseDeps>;
type Listed = { userIds: string[]; last: Item | null };

const parts = z.discriminatedUnion('entity', [
  gradeRowRecord.extend({ entity: z.literal('GradeRow') }),
  personRecord.extend({ entity: z.literal('Profile') }),
]);

/** The rows and names of some people: one request as long as they are fifty. */
async function readPeople(table: Table, courseId: string, userIds: string[]) {
  const read =
    userIds.length === 0
      ? []
      : await table.batchGet(
          parts,
          userIds.flatMap((userId) => [keys.gradeRow(courseId, userId), keys.profile(userId)]),
        );
  const rows = new Map(
    read.flatMap((one) => (one.entity === 'GradeRow' ? [[one.userId, one]] : [])),
  );
  const named = new Map(
    read.flatMap((one) => (one.entity === 'Profile' ? [[one.userId, fullName(one)]] : [])),
  );
  return userIds.map((userId) => ({
    userId,
    row: rows.get(userId) ?? null,
    name: named.get(userId) ?? '',
  }));
}

/**
 * Who is on the page: ids, in order.
 * @param isHiding whether totals hold marks whose people are not to be known: the order of these would tell them
 */
async function whoIsOn(
  { params: { courseId }, query, page, deps: { table } }: Input,
  isHiding: boolean,
): Promise<Listed> {
  const { sort, order, q } = query;
  const turned = { ...page, newestFirst: order === 'desc' };
  const words = wordsOf(q ?? '');
  const { items, last } =
    words.length > 0
      ? await roster.search(table, courseId, 'active', words, page)
      : sort === 'total' && !isHiding
        ? await gradeRows.byTotal(table, courseId, turned)
        : await roster.list(table, courseId, 'active', 'name', turned);
  return { userIds: items.map(({ userId }) => userId), last };
}

/** A group has fifty people at the most: they are read at once, and shown a page at a time. */
async function ofGroup(
  { params: { courseId }, page, deps: { table } }: Input,
  [setId = '', groupId = '']: string[],
) {
  const { members } = found(await groups.get(table, { courseId, setId, groupId }));
  const all = (await readPeople(table, courseId, Object.keys(members))).toSorted((a, b) =>
    foldName(a.name) < foldName(b.name) ? -1 : 1,
  );
  const from = Number(page.start?.at ?? 0);
  const to = from + page.limit;
  return { people: all.slice(from, to), last: to < all.length ? { at: to } : null };
}

/** What a page shows costs the same however many people the course has. */
export const listRows: Operation<typeof contract.listRows, BaseDeps> = async (input) => {
  const { actor, params, query, page, now, deps } = input;
  const { table } = deps;
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const book = await loadBook(table, courseId);
  const hidden = await hiddenItems(table, book.items);
  const reads = async () => {
    if (query.group !== undefined) return ofGroup(input, query.group.split('/'));
    const { userIds, last } = await whoIsOn(input, hidden.size > 0);
    return { people: await readPeople(table, courseId, userIds), last };
  };
  const { people, last } = await reads();
  return {
    items: people.map(({ userId, name, row }) =>
      presentRow({ userId, name }, row, { book, hidden }, now),
    ),
    nextCursor: page.cursor(last),
  };
};
